"""assay repro 1
pattern 45368b3b43ecd605693be48eb93f67c907370f42e65609a37e4ee511d1930262
home    56eb6d551273
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[4, 2048, 768]", arg1: "b8[8192, 768]", p0: "size[]", p1: "size[]"):
        reshape: "f32[8192, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "bf16[8192, 768]" = torch.ops.prims.convert_element_type.default(arg1, torch.bfloat16)
        mul: "bf16[8192, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "bf16[8192, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.bfloat16)
        mul_1: "bf16[8192, 768]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul)
        permute: "bf16[768, 8192]" = torch.ops.aten.permute.default(mul_1, [1, 0])
        sum_1: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(mul_1, [0], True, dtype = torch.float32)
        reshape_1: "f32[768]" = torch.ops.aten.reshape.default(sum_1, p1)
        convert_element_type_2: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        return (reshape, mul_1, permute, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
