"""assay repro 1
pattern 3ca27d1348fc8db28f1a4da7f8ac7192d197b5618004556e5c624736f353e3a1
home    1ac4a6c279af
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[8, 512]", arg1: "i64[1, 512]", arg2: "bf16[4096, 256]", arg3: "f32[256]", arg4: "f32[8, 512, 256]", arg5: "f32[8, 512, 1]", arg6: "f32[]", arg7: "i64[8, 512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        eq: "b8[8, 512]" = torch.ops.aten.eq.Scalar(arg0, 0)
        eq_1: "b8[1, 512]" = torch.ops.aten.eq.Scalar(arg1, -1)
        full: "f32[250300, 256]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        full_1: "f32[512, 256]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        full_2: "f32[2, 256]" = torch.ops.aten.full.default(p2, 0.0, dtype = torch.float32)
        full_3: "b8[8, 512, 1]" = torch.ops.aten.full.default(p3, False, dtype = torch.bool)
        reshape: "bf16[8, 512, 256]" = torch.ops.aten.reshape.default(arg2, p4)
        unsqueeze: "b8[8, 512, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        unsqueeze_1: "b8[1, 512, 1]" = torch.ops.aten.unsqueeze.default(eq_1, 2)
        convert_element_type: "f32[8, 512, 256]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[8, 512, 256]" = torch.ops.aten.mul.Tensor(convert_element_type, arg3)
        mul_1: "f32[8, 512, 256]" = torch.ops.aten.mul.Tensor(mul, arg4)
        mul_2: "f32[8, 512, 256]" = torch.ops.aten.mul.Tensor(convert_element_type, arg4)
        mul_3: "f32[8, 512, 256]" = torch.ops.aten.mul.Tensor(mul, 256.0)
        sum_1: "f32[256]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_2: "f32[256]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1])
        sum_3: "f32[8, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        mul_4: "f32[8, 512, 256]" = torch.ops.aten.mul.Tensor(arg4, sum_3)
        sum_4: "f32[8, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[8, 512, 256]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[8, 512, 256]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[8, 512, 256]" = torch.ops.aten.mul.Tensor(arg5, sub_1)
        sum_5: "f32[1, 512, 256]" = torch.ops.aten.sum.dim_IntList(mul_5, [0], True, dtype = torch.float32)
        where: "f32[8, 512, 256]" = torch.ops.aten.where.self(full_3, arg6, mul_5)
        index_put: "f32[2, 256]" = torch.ops.aten.index_put.default(full_2, [arg7], where, True)
        where_1: "f32[8, 512, 256]" = torch.ops.aten.where.self(unsqueeze, arg6, mul_5)
        index_put_1: "f32[250300, 256]" = torch.ops.aten.index_put.default(full, [arg0], where_1, True)
        where_2: "f32[1, 512, 256]" = torch.ops.aten.where.self(unsqueeze_1, arg6, sum_5)
        index_put_2: "f32[512, 256]" = torch.ops.aten.index_put.default(full_1, [arg1], where_2, True)
        return (sum_1, sum_2, index_put, index_put_1, index_put_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
