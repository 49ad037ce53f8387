"""assay repro 1
pattern 7c009c8fa8e4468c1f1f3ea984414f4c7bb3853ad098834167aa9d9c44a40c72
home    a8d538c3b207
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 768]", p0: "size[]"):
        reshape: "bf16[8, 1024, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[8, 1024, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        return (convert_element_type,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
