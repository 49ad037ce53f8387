"""assay repro 1
pattern 44c4e4b394b449a8a57df5fac7390322e9163d17681646c01ec636746c5a6ae2
home    3590361e67d9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 1024, 768]", p0: "size[]"):
        convert_element_type: "bf16[8, 1024, 768]" = torch.ops.prims.convert_element_type.default(arg0, torch.bfloat16)
        reshape: "bf16[8192, 768]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        return (reshape,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
