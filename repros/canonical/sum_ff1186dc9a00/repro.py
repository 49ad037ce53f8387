"""assay repro 1
pattern ff1186dc9a00820aeeb86e15128147b8ba02d592c09d6fa5bdee337b4ce003dd
home    cb299d320ba2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "b8[32, 128, 2560]", arg1: "f32[32, 128, 2560]", p0: "size[]", p1: "size[]"):
        convert_element_type: "bf16[32, 128, 2560]" = torch.ops.prims.convert_element_type.default(arg0, torch.bfloat16)
        mul: "bf16[32, 128, 2560]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "bf16[32, 128, 2560]" = torch.ops.prims.convert_element_type.default(arg1, torch.bfloat16)
        mul_1: "bf16[32, 128, 2560]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul)
        reshape: "bf16[4096, 2560]" = torch.ops.aten.reshape.default(mul_1, p0)
        permute: "bf16[2560, 4096]" = torch.ops.aten.permute.default(reshape, [1, 0])
        sum_1: "f32[1, 2560]" = torch.ops.aten.sum.dim_IntList(reshape, [0], True, dtype = torch.float32)
        reshape_1: "f32[2560]" = torch.ops.aten.reshape.default(sum_1, p1)
        convert_element_type_2: "f32[2560]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        return (reshape, permute, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
