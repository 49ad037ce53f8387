"""assay repro 1
pattern 500aeb59a8e4d7397e9f507eaab46e6281224389569ea9df2c0fdd6b51cbf302
home    50ac2270d7d1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[23, 16]"):
        permute: "f32[16, 23]" = torch.ops.aten.permute.default(arg0, [1, 0])
        convert_element_type: "bf16[16, 23]" = torch.ops.prims.convert_element_type.default(permute, torch.bfloat16)
        permute_1: "bf16[23, 16]" = torch.ops.aten.permute.default(convert_element_type, [1, 0])
        return (convert_element_type, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
