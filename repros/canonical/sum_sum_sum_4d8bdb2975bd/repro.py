"""assay repro 1
pattern 4d8bdb2975bd22f4679e77cba53c47d20be0f492a52e3222df4e83402dd5788c
home    9d33bf708e41
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 512, 1]", arg1: "i64[8, 512]", arg2: "bf16[4096, 1024]", arg3: "bf16[4096, 1024]", arg4: "f32[8, 512, 1024]", arg5: "f32[8, 512, 1]", arg6: "f32[1024]", arg7: "f32[8, 512, 1024]", arg8: "f32[1024]", arg9: "f32[]", p0: "size[]", p1: "size[]", p2: "size[]"):
        div: "f32[8, 512, 1]" = torch.ops.aten.div.Tensor(arg0, 1024.0)
        eq: "b8[8, 512]" = torch.ops.aten.eq.Scalar(arg1, -1)
        full: "f32[50304, 1024]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "bf16[8, 512, 1024]" = torch.ops.aten.reshape.default(arg2, p1)
        reshape_1: "bf16[8, 512, 1024]" = torch.ops.aten.reshape.default(arg3, p2)
        sub: "f32[8, 512, 1024]" = torch.ops.aten.sub.Tensor(arg4, arg5)
        mul: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(sub, arg0)
        unsqueeze: "b8[8, 512, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        convert_element_type: "f32[8, 512, 1024]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_1: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, arg6)
        mul_2: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, mul)
        mul_4: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(mul_1, 1024.0)
        sum_1: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[1024]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1])
        sum_3: "f32[8, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[8, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[8, 512, 1024]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[8, 512, 1024]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(div, sub_2)
        add: "f32[8, 512, 1024]" = torch.ops.aten.add.Tensor(arg7, mul_6)
        convert_element_type_1: "f32[8, 512, 1024]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_7: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg8)
        mul_8: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(mul_7, mul)
        mul_9: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul)
        mul_10: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(mul_7, 1024.0)
        sum_5: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_9, [0, 1])
        sum_6: "f32[1024]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 1])
        sum_7: "f32[8, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_8, [2], True)
        mul_11: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(mul, sum_7)
        sum_8: "f32[8, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_7, [2], True)
        sub_3: "f32[8, 512, 1024]" = torch.ops.aten.sub.Tensor(mul_10, sum_8)
        sub_4: "f32[8, 512, 1024]" = torch.ops.aten.sub.Tensor(sub_3, mul_11)
        mul_12: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(div, sub_4)
        add_1: "f32[8, 512, 1024]" = torch.ops.aten.add.Tensor(add, mul_12)
        where: "f32[8, 512, 1024]" = torch.ops.aten.where.self(unsqueeze, arg9, add_1)
        index_put: "f32[50304, 1024]" = torch.ops.aten.index_put.default(full, [arg1], where, True)
        return (sum_1, sum_2, sum_5, sum_6, index_put)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
