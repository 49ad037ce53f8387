"""assay repro 1
pattern 04c1e55b1bbdd4b890796024834d9fdd83b48e893a8463a2fec9a6e05e087345
home    75f7f08decff
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[8, 1024]", arg1: "i64[8, 1024]", arg2: "b8[8, 1024, 768]", arg3: "f32[8, 1024, 768]", arg4: "f32[768]", arg5: "f32[8, 1024, 768]", arg6: "f32[8, 1024, 1]", arg7: "i64[8, 1024]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        eq: "b8[8, 1024]" = torch.ops.aten.eq.Scalar(arg0, 1)
        eq_1: "b8[8, 1024]" = torch.ops.aten.eq.Scalar(arg1, 1)
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        full_1: "f32[30522, 768]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        full_2: "f32[4098, 768]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        full_3: "f32[2, 768]" = torch.ops.aten.full.default(p2, 0.0, dtype = torch.float32)
        full_4: "b8[8, 1024, 1]" = torch.ops.aten.full.default(p3, False, dtype = torch.bool)
        unsqueeze: "b8[8, 1024, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        unsqueeze_1: "b8[8, 1024, 1]" = torch.ops.aten.unsqueeze.default(eq_1, 2)
        convert_element_type: "f32[8, 1024, 768]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        mul: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        mul_1: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(arg3, mul)
        mul_2: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg4)
        mul_3: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg5)
        mul_4: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(mul_2, arg5)
        mul_5: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(mul_2, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_3: "f32[8, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        mul_6: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(arg5, sum_3)
        sum_4: "f32[8, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        sub: "f32[8, 1024, 768]" = torch.ops.aten.sub.Tensor(mul_5, sum_4)
        sub_1: "f32[8, 1024, 768]" = torch.ops.aten.sub.Tensor(sub, mul_6)
        mul_7: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(arg6, sub_1)
        where: "f32[8, 1024, 768]" = torch.ops.aten.where.self(full_4, full, mul_7)
        index_put: "f32[2, 768]" = torch.ops.aten.index_put.default(full_3, [arg7], where, True)
        where_1: "f32[8, 1024, 768]" = torch.ops.aten.where.self(unsqueeze, full, mul_7)
        index_put_1: "f32[30522, 768]" = torch.ops.aten.index_put.default(full_1, [arg0], where_1, True)
        where_2: "f32[8, 1024, 768]" = torch.ops.aten.where.self(unsqueeze_1, full, mul_7)
        index_put_2: "f32[4098, 768]" = torch.ops.aten.index_put.default(full_2, [arg1], where_2, True)
        return (sum_1, sum_2, index_put, index_put_1, index_put_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
