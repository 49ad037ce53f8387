"""assay repro 1
pattern 45b5f459b0c830ae421f75342a8a1468622096faa1747761e77f22b35fdd721f
home    68fcbac78603
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[16, 512]"):
        convert_element_type: "bf16[16, 512]" = torch.ops.prims.convert_element_type.default(arg0, torch.bfloat16)
        return (convert_element_type,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
