"""assay repro 1
pattern 82916f67046bcf27b6d8870487ba952d1225f374d81a93e582f373a68fe3f95e
home    8dc6d6f8e946
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[4, 1024, 1]", arg1: "f32[4, 1024, 1]", arg2: "i64[4, 1024]", arg3: "bf16[4096, 1024]", arg4: "f32[4, 1024, 1024]", arg5: "f32[4, 1024, 1]", arg6: "f32[1024]", arg7: "f32[1024]", arg8: "f32[4, 1024, 1]", arg9: "bf16[250880, 1024]", arg10: "f32[1024]", arg11: "f32[4, 1024, 1024]", arg12: "f32[]", p0: "size[]", p1: "size[]"):
        div: "f32[4, 1024, 1]" = torch.ops.aten.div.Tensor(arg0, 1024.0)
        div_1: "f32[4, 1024, 1]" = torch.ops.aten.div.Tensor(arg1, 1024.0)
        eq: "b8[4, 1024]" = torch.ops.aten.eq.Scalar(arg2, -1)
        full: "f32[250880, 1024]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "bf16[4, 1024, 1024]" = torch.ops.aten.reshape.default(arg3, p1)
        sub: "f32[4, 1024, 1024]" = torch.ops.aten.sub.Tensor(arg4, arg5)
        mul: "f32[4, 1024, 1024]" = torch.ops.aten.mul.Tensor(sub, arg1)
        mul_1: "f32[4, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul, arg6)
        add: "f32[4, 1024, 1024]" = torch.ops.aten.add.Tensor(mul_1, arg7)
        sub_1: "f32[4, 1024, 1024]" = torch.ops.aten.sub.Tensor(add, arg8)
        mul_2: "f32[4, 1024, 1024]" = torch.ops.aten.mul.Tensor(sub_1, arg0)
        unsqueeze: "b8[4, 1024, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        convert_element_type: "f32[250880, 1024]" = torch.ops.prims.convert_element_type.default(arg9, torch.float32)
        convert_element_type_1: "f32[4, 1024, 1024]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_3: "f32[4, 1024, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg10)
        mul_4: "f32[4, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul_3, mul_2)
        mul_5: "f32[4, 1024, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul_2)
        mul_6: "f32[4, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul_3, 1024.0)
        sum_1: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_5, [0, 1])
        sum_2: "f32[1024]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 1])
        sum_3: "f32[4, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        mul_7: "f32[4, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul_2, sum_3)
        sum_4: "f32[4, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        sub_2: "f32[4, 1024, 1024]" = torch.ops.aten.sub.Tensor(mul_6, sum_4)
        sub_3: "f32[4, 1024, 1024]" = torch.ops.aten.sub.Tensor(sub_2, mul_7)
        mul_8: "f32[4, 1024, 1024]" = torch.ops.aten.mul.Tensor(div, sub_3)
        add_1: "f32[4, 1024, 1024]" = torch.ops.aten.add.Tensor(arg11, mul_8)
        mul_9: "f32[4, 1024, 1024]" = torch.ops.aten.mul.Tensor(add_1, arg6)
        mul_10: "f32[4, 1024, 1024]" = torch.ops.aten.mul.Tensor(add_1, mul)
        mul_11: "f32[4, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul_9, mul)
        mul_12: "f32[4, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul_9, 1024.0)
        sum_5: "f32[1024]" = torch.ops.aten.sum.dim_IntList(add_1, [0, 1])
        sum_6: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_10, [0, 1])
        sum_7: "f32[4, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_11, [2], True)
        mul_13: "f32[4, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul, sum_7)
        sum_8: "f32[4, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_9, [2], True)
        sub_4: "f32[4, 1024, 1024]" = torch.ops.aten.sub.Tensor(mul_12, sum_8)
        sub_5: "f32[4, 1024, 1024]" = torch.ops.aten.sub.Tensor(sub_4, mul_13)
        mul_14: "f32[4, 1024, 1024]" = torch.ops.aten.mul.Tensor(div_1, sub_5)
        where: "f32[4, 1024, 1024]" = torch.ops.aten.where.self(unsqueeze, arg12, mul_14)
        index_put: "f32[250880, 1024]" = torch.ops.aten.index_put.default(full, [arg2], where, True)
        add_2: "f32[250880, 1024]" = torch.ops.aten.add.Tensor(convert_element_type, index_put)
        return (sum_1, sum_2, sum_5, sum_6, add_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
