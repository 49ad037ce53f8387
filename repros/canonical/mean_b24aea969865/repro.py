"""assay repro 1
pattern b24aea969865abec7cdda1f45154bfcebab12d18938a1ff2c920de32d4b22ca4
home    a702c42b2d56
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 3072, 8, 8][196608, 1, 24576, 3072]", p0: "size[]", p1: "size[]", p2: "size[]"):
        convert_element_type: "f32[128, 3072, 8, 8]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        mul: "f32[128, 3072, 8, 8]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[128, 3072, 8, 8]" = torch.ops.aten.erf.default(mul)
        add: "f32[128, 3072, 8, 8]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_1: "f32[128, 3072, 8, 8]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        mul_2: "f32[128, 3072, 8, 8]" = torch.ops.aten.mul.Tensor(mul_1, add)
        convert_element_type_1: "bf16[128, 3072, 8, 8]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        mul_3: "bf16[128, 3072, 8, 8]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 1.7015043497085571)
        mean: "bf16[128, 3072, 1, 1]" = torch.ops.aten.mean.dim(mul_3, [2, 3], True)
        as_strided: "bf16[128, 3072, 1, 1]" = torch.ops.aten.as_strided.default(mean, p0, p1)
        reshape: "bf16[128, 3072]" = torch.ops.aten.reshape.default(as_strided, p2)
        return (reshape,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
