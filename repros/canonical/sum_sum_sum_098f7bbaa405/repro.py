"""assay repro 1
pattern 098f7bbaa4052acfb3564c92da06f8e6058355dac39a7bc1cb0ea6f1f2311c88
home    293234caee08
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 1000, 1]", arg1: "i64[1, 1000]", arg2: "bf16[1000, 2048]", arg3: "bf16[1000, 2048]", arg4: "bf16[1000, 2048]", arg5: "f32[1, 1000, 2048]", arg6: "f32[1, 1000, 1]", arg7: "f32[2048]", arg8: "f32[1, 1000, 2048]", arg9: "f32[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        div: "f32[1, 1000, 1]" = torch.ops.aten.div.Tensor(arg0, 2048.0)
        eq: "b8[1, 1000]" = torch.ops.aten.eq.Scalar(arg1, -1)
        full: "f32[100352, 2048]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg2, p1)
        reshape_1: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg3, p2)
        reshape_2: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg4, p3)
        sub: "f32[1, 1000, 2048]" = torch.ops.aten.sub.Tensor(arg5, arg6)
        mul: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(sub, arg0)
        unsqueeze: "b8[1, 1000, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        convert_element_type: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        convert_element_type_2: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_2)
        add_1: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(add, convert_element_type_1)
        mul_1: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(add_1, arg7)
        mul_2: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(add_1, mul)
        mul_3: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_4: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(mul_1, 2048.0)
        sum_1: "f32[2048]" = torch.ops.aten.sum.dim_IntList(add_1, [0, 1])
        sum_2: "f32[2048]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[1, 1000, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[1, 1000, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[1, 1000, 2048]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[1, 1000, 2048]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(div, sub_2)
        add_2: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(arg8, mul_6)
        where: "f32[1, 1000, 2048]" = torch.ops.aten.where.self(unsqueeze, arg9, add_2)
        index_put: "f32[100352, 2048]" = torch.ops.aten.index_put.default(full, [arg1], where, True)
        return (sum_1, sum_2, index_put)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
