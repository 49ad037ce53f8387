"""assay repro 1
pattern 747e70a6b250efa8250c45de1f5921574aca1812187f973a522097f38556cb97
home    80a10ad61f96
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[32, 512, 768]", arg1: "f32[1, 512, 768]", arg2: "f32[32, 512, 1]", arg3: "i64[32, 512]", arg4: "i64[1, 512]", arg5: "b8[32, 512, 768]", arg6: "bf16[50264, 768]", arg7: "f32[32, 512, 1]", arg8: "bf16[16384, 768]", arg9: "f32[768]", arg10: "f32[32, 512, 768]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]"):
        add: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(arg0, arg1)
        div: "f32[32, 512, 1]" = torch.ops.aten.div.Tensor(arg2, 768.0)
        eq: "b8[32, 512]" = torch.ops.aten.eq.Scalar(arg3, -1)
        eq_1: "b8[1, 512]" = torch.ops.aten.eq.Scalar(arg4, -1)
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        full_1: "f32[50257, 768]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        full_2: "f32[1024, 768]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        mul: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(arg5, add)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        slice_1: "bf16[50257, 768]" = torch.ops.aten.slice.Tensor(arg6, 0, p2, p3, p4)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(mul_1, arg7)
        mul_2: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(sub, arg2)
        unsqueeze: "b8[32, 512, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        unsqueeze_1: "b8[1, 512, 1]" = torch.ops.aten.unsqueeze.default(eq_1, 2)
        convert_element_type: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        mul_3: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[16384, 768]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        reshape: "f32[32, 512, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p5)
        mul_4: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(reshape, arg9)
        mul_5: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_4, mul_2)
        mul_6: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(reshape, mul_2)
        mul_7: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_4, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_6, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(reshape, [0, 1])
        sum_3: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_5, [2], True)
        mul_8: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_2, sum_3)
        sum_4: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        sub_1: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(mul_7, sum_4)
        sub_2: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(sub_1, mul_8)
        mul_9: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(div, sub_2)
        add_1: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(arg10, mul_9)
        mul_10: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(add_1, mul_3)
        sum_5: "f32[1, 512, 768]" = torch.ops.aten.sum.dim_IntList(mul_10, [0], True, dtype = torch.float32)
        where: "f32[32, 512, 768]" = torch.ops.aten.where.self(unsqueeze, full, mul_10)
        index_put: "f32[50257, 768]" = torch.ops.aten.index_put.default(full_1, [arg3], where, True)
        where_1: "f32[1, 512, 768]" = torch.ops.aten.where.self(unsqueeze_1, full, sum_5)
        index_put_1: "f32[1024, 768]" = torch.ops.aten.index_put.default(full_2, [arg4], where_1, True)
        convert_element_type_2: "f32[50257, 768]" = torch.ops.prims.convert_element_type.default(slice_1, torch.float32)
        add_2: "f32[50257, 768]" = torch.ops.aten.add.Tensor(convert_element_type_2, index_put)
        return (sum_1, sum_2, index_put_1, add_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
