"""assay repro 1
pattern ff465b21aa6cc27562034df9d37e745e05b26bb9c0af3e517f82ee0bc1c25b83
home    bb4d3f45979b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 112, 14, 14]", arg1: "bf16[128, 112, 14, 14]", arg2: "f32[112, 1, 1]", p0: "size[]"):
        convert_element_type: "f32[128, 112, 14, 14]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        mul: "f32[128, 112, 14, 14]" = torch.ops.aten.mul.Tensor(convert_element_type, arg1)
        mul_1: "f32[128, 112, 14, 14]" = torch.ops.aten.mul.Tensor(convert_element_type, arg2)
        sum_1: "f32[1, 112, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul, [0, 2, 3], True, dtype = torch.float32)
        reshape: "f32[112, 1, 1]" = torch.ops.aten.reshape.default(sum_1, p0)
        convert_element_type_1: "bf16[128, 112, 14, 14]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        sum_2: "bf16[112]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        convert_element_type_2: "f32[112]" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32)
        return (convert_element_type, reshape, convert_element_type_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
