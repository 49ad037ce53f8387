"""assay repro 1
pattern b66b56234aa7f017a95743cf4465561ea2d023c386032e88ac46cd8831c3bcec
home    9af5ada30306
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[32, 512]", arg1: "i64[1, 512]", arg2: "b8[32, 512, 768]", arg3: "bf16[30522, 768]", arg4: "bf16[32, 768, 512]", arg5: "f32[32, 768, 512][393216, 1, 768]", arg6: "bf16[32, 768, 512]", arg7: "bf16[32, 768, 512]", arg8: "f32[768]", arg9: "f32[32, 512, 768]", arg10: "f32[32, 512, 1]", arg11: "f32[]", arg12: "i64[32, 512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        eq: "b8[32, 512]" = torch.ops.aten.eq.Scalar(arg0, 0)
        eq_1: "b8[1, 512]" = torch.ops.aten.eq.Scalar(arg1, -1)
        full: "f32[30522, 768]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        full_1: "f32[512, 768]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        full_2: "f32[2, 768]" = torch.ops.aten.full.default(p2, 0.0, dtype = torch.float32)
        full_3: "b8[32, 512, 1]" = torch.ops.aten.full.default(p3, False, dtype = torch.bool)
        unsqueeze: "b8[32, 512, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        unsqueeze_1: "b8[1, 512, 1]" = torch.ops.aten.unsqueeze.default(eq_1, 2)
        convert_element_type: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        mul: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[30522, 768]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        convert_element_type_2: "f32[32, 768, 512]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        add: "f32[32, 768, 512]" = torch.ops.aten.add.Tensor(arg5, convert_element_type_2)
        convert_element_type_3: "f32[32, 768, 512]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        add_1: "f32[32, 768, 512]" = torch.ops.aten.add.Tensor(add, convert_element_type_3)
        convert_element_type_4: "f32[32, 768, 512]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        add_2: "f32[32, 768, 512]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_4)
        permute: "f32[32, 512, 768]" = torch.ops.aten.permute.default(add_2, [0, 2, 1])
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(permute, mul)
        mul_2: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg8)
        mul_3: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg9)
        mul_4: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_2, arg9)
        mul_5: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_2, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_3: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        mul_6: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(arg9, sum_3)
        sum_4: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(mul_5, sum_4)
        sub_1: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(sub, mul_6)
        mul_7: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(arg10, sub_1)
        sum_5: "f32[1, 512, 768]" = torch.ops.aten.sum.dim_IntList(mul_7, [0], True, dtype = torch.float32)
        where: "f32[32, 512, 768]" = torch.ops.aten.where.self(full_3, arg11, mul_7)
        index_put: "f32[2, 768]" = torch.ops.aten.index_put.default(full_2, [arg12], where, True)
        where_1: "f32[32, 512, 768]" = torch.ops.aten.where.self(unsqueeze, arg11, mul_7)
        index_put_1: "f32[30522, 768]" = torch.ops.aten.index_put.default(full, [arg0], where_1, True)
        add_3: "f32[30522, 768]" = torch.ops.aten.add.Tensor(convert_element_type_1, index_put_1)
        where_2: "f32[1, 512, 768]" = torch.ops.aten.where.self(unsqueeze_1, arg11, sum_5)
        index_put_2: "f32[512, 768]" = torch.ops.aten.index_put.default(full_1, [arg1], where_2, True)
        return (sum_1, sum_2, index_put, add_3, index_put_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
