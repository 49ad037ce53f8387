"""assay repro 1
pattern d666914b96d58bc4824d44fd41d5ae6fd42567cf906408864a7c42d2e4bbeb5a
home    a331799f9390
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 2048]", arg1: "bf16[8192, 2048]", arg2: "bf16[8192, 2048]", arg3: "b8[16, 512, 2048]", arg4: "f32[16, 512, 2048]", arg5: "f32[16, 512, 1]", arg6: "f32[2048]", arg7: "f32[16, 512, 2048]", arg8: "f32[16, 512, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[16, 512, 2048]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[16, 512, 2048]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[16, 512, 2048]" = torch.ops.aten.reshape.default(arg2, p2)
        convert_element_type: "bf16[16, 512, 2048]" = torch.ops.prims.convert_element_type.default(arg3, torch.bfloat16)
        mul: "bf16[16, 512, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[16, 512, 2048]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[16, 512, 2048]" = torch.ops.aten.add.Tensor(arg4, convert_element_type_1)
        convert_element_type_2: "f32[16, 512, 2048]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add_1: "f32[16, 512, 2048]" = torch.ops.aten.add.Tensor(add, convert_element_type_2)
        convert_element_type_3: "f32[16, 512, 2048]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_2: "f32[16, 512, 2048]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_3)
        mul_1: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(add_2, arg5)
        mul_2: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(mul_1, arg6)
        mul_3: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(mul_1, arg7)
        mul_4: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(mul_2, arg7)
        mul_5: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(mul_2, 2048.0)
        sum_1: "f32[2048]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_2: "f32[2048]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_3: "f32[16, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        mul_6: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(arg7, sum_3)
        sum_4: "f32[16, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        sub: "f32[16, 512, 2048]" = torch.ops.aten.sub.Tensor(mul_5, sum_4)
        sub_1: "f32[16, 512, 2048]" = torch.ops.aten.sub.Tensor(sub, mul_6)
        mul_7: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(arg8, sub_1)
        convert_element_type_4: "bf16[16, 512, 2048]" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16)
        mul_8: "bf16[16, 512, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type_4, mul)
        reshape_3: "bf16[8192, 2048]" = torch.ops.aten.reshape.default(mul_8, p3)
        permute: "bf16[2048, 8192]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        sum_5: "f32[1, 2048]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0], True, dtype = torch.float32)
        reshape_4: "f32[2048]" = torch.ops.aten.reshape.default(sum_5, p4)
        convert_element_type_5: "f32[2048]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        return (sum_1, sum_2, mul_7, reshape_3, permute, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
