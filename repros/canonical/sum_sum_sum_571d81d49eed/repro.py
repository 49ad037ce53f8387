"""assay repro 1
pattern 571d81d49eedd0b145f543113b86a29a039d64d5f874e69967c28e88a6d6c686
home    dc21d90f4f4d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 197, 1]", arg1: "bf16[12608, 384]", arg2: "bf16[64, 1, 1]", arg3: "f32[64, 197, 384]", arg4: "bf16[12608, 384]", arg5: "f32[64, 197, 1]", arg6: "f32[384]", arg7: "f32[64, 197, 384]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        div: "f32[64, 197, 1]" = torch.ops.aten.div.Tensor(arg0, 384.0)
        reshape: "bf16[64, 197, 384]" = torch.ops.aten.reshape.default(arg1, p0)
        div_1: "bf16[64, 197, 384]" = torch.ops.aten.div.Tensor(reshape, 0.9777777772396803)
        mul: "bf16[64, 197, 384]" = torch.ops.aten.mul.Tensor(div_1, arg2)
        add: "f32[64, 197, 384]" = torch.ops.aten.add.Tensor(mul, arg3)
        reshape_1: "bf16[64, 197, 384]" = torch.ops.aten.reshape.default(arg4, p1)
        sub: "f32[64, 197, 384]" = torch.ops.aten.sub.Tensor(add, arg5)
        mul_1: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type: "f32[64, 197, 384]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_2: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(convert_element_type, arg6)
        mul_3: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(mul_2, mul_1)
        mul_4: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(convert_element_type, mul_1)
        mul_5: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(mul_2, 384.0)
        sum_1: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 1])
        sum_2: "f32[384]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1])
        sum_3: "f32[64, 197, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_6: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(mul_1, sum_3)
        sum_4: "f32[64, 197, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        sub_1: "f32[64, 197, 384]" = torch.ops.aten.sub.Tensor(mul_5, sum_4)
        sub_2: "f32[64, 197, 384]" = torch.ops.aten.sub.Tensor(sub_1, mul_6)
        mul_7: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(div, sub_2)
        add_1: "f32[64, 197, 384]" = torch.ops.aten.add.Tensor(arg7, mul_7)
        convert_element_type_1: "bf16[64, 197, 384]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        mul_8: "bf16[64, 197, 384]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg2)
        div_2: "bf16[64, 197, 384]" = torch.ops.aten.div.Tensor(mul_8, 0.9777777772396803)
        reshape_2: "bf16[12608, 384]" = torch.ops.aten.reshape.default(div_2, p2)
        permute: "bf16[384, 12608]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_5: "f32[1, 384]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[384]" = torch.ops.aten.reshape.default(sum_5, p3)
        convert_element_type_2: "f32[384]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (sum_1, sum_2, add_1, reshape_2, permute, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
