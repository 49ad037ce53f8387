"""assay repro 1
pattern a2daa127460cd31e53ddf4d589394424ee0810a314af1f5617c13139eadc74fa
home    7a761030c598
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 1024, 768]", arg1: "f32[1, 1024, 768]", arg2: "f32[8, 1024, 1]", arg3: "i64[8, 1024]", arg4: "i64[1, 1024]", arg5: "b8[8, 1024, 768]", arg6: "f32[8, 1024, 1]", arg7: "bf16[8192, 768]", arg8: "f32[768]", arg9: "f32[8, 1024, 768]", arg10: "f32[]", p0: "size[]", p1: "size[]", p2: "size[]"):
        add: "f32[8, 1024, 768]" = torch.ops.aten.add.Tensor(arg0, arg1)
        div: "f32[8, 1024, 1]" = torch.ops.aten.div.Tensor(arg2, 768.0)
        eq: "b8[8, 1024]" = torch.ops.aten.eq.Scalar(arg3, -1)
        eq_1: "b8[1, 1024]" = torch.ops.aten.eq.Scalar(arg4, -1)
        full: "f32[50257, 768]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        full_1: "f32[1024, 768]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        mul: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(arg5, add)
        mul_1: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        sub: "f32[8, 1024, 768]" = torch.ops.aten.sub.Tensor(mul_1, arg6)
        mul_2: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(sub, arg2)
        unsqueeze: "b8[8, 1024, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        unsqueeze_1: "b8[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(eq_1, 2)
        convert_element_type: "f32[8, 1024, 768]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        mul_3: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[8192, 768]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        reshape: "f32[8, 1024, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        mul_4: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(reshape, arg8)
        mul_5: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(mul_4, mul_2)
        mul_6: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(reshape, mul_2)
        mul_7: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(mul_4, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_6, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(reshape, [0, 1])
        sum_3: "f32[8, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_5, [2], True)
        mul_8: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(mul_2, sum_3)
        sum_4: "f32[8, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        sub_1: "f32[8, 1024, 768]" = torch.ops.aten.sub.Tensor(mul_7, sum_4)
        sub_2: "f32[8, 1024, 768]" = torch.ops.aten.sub.Tensor(sub_1, mul_8)
        mul_9: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(div, sub_2)
        add_1: "f32[8, 1024, 768]" = torch.ops.aten.add.Tensor(arg9, mul_9)
        mul_10: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(add_1, mul_3)
        sum_5: "f32[1, 1024, 768]" = torch.ops.aten.sum.dim_IntList(mul_10, [0], True, dtype = torch.float32)
        where: "f32[8, 1024, 768]" = torch.ops.aten.where.self(unsqueeze, arg10, mul_10)
        index_put: "f32[50257, 768]" = torch.ops.aten.index_put.default(full, [arg3], where, True)
        where_1: "f32[1, 1024, 768]" = torch.ops.aten.where.self(unsqueeze_1, arg10, sum_5)
        index_put_1: "f32[1024, 768]" = torch.ops.aten.index_put.default(full_1, [arg4], where_1, True)
        return (sum_1, sum_2, index_put, index_put_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
