"""assay repro 1
pattern 9e84f7d8b08c9e3c6fb606b910dc422feed87ba3c7d538e4315928268d61199b
home    c82ff05b2985
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 128, 1]", arg1: "i64[1, 128]", arg2: "bf16[128, 4096]", arg3: "bf16[128, 4096]", arg4: "bf16[128, 4096]", arg5: "bf16[128, 4096]", arg6: "f32[1, 128, 4096]", arg7: "f32[1, 128, 1]", arg8: "f32[4096]", arg9: "f32[1, 128, 4096]", arg10: "f32[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        div: "f32[1, 128, 1]" = torch.ops.aten.div.Tensor(arg0, 4096.0)
        eq: "b8[1, 128]" = torch.ops.aten.eq.Scalar(arg1, -1)
        full: "f32[50400, 4096]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "bf16[1, 128, 4096]" = torch.ops.aten.reshape.default(arg2, p1)
        reshape_1: "bf16[1, 128, 4096]" = torch.ops.aten.reshape.default(arg3, p2)
        reshape_2: "bf16[1, 128, 4096]" = torch.ops.aten.reshape.default(arg4, p3)
        reshape_3: "bf16[1, 128, 4096]" = torch.ops.aten.reshape.default(arg5, p4)
        sub: "f32[1, 128, 4096]" = torch.ops.aten.sub.Tensor(arg6, arg7)
        mul: "f32[1, 128, 4096]" = torch.ops.aten.mul.Tensor(sub, arg0)
        unsqueeze: "b8[1, 128, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        convert_element_type: "f32[1, 128, 4096]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[1, 128, 4096]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        convert_element_type_2: "f32[1, 128, 4096]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        convert_element_type_3: "f32[1, 128, 4096]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        add: "f32[1, 128, 4096]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_3)
        add_1: "f32[1, 128, 4096]" = torch.ops.aten.add.Tensor(add, convert_element_type_1)
        add_2: "f32[1, 128, 4096]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_2)
        mul_1: "f32[1, 128, 4096]" = torch.ops.aten.mul.Tensor(add_2, arg8)
        mul_2: "f32[1, 128, 4096]" = torch.ops.aten.mul.Tensor(add_2, mul)
        mul_3: "f32[1, 128, 4096]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_4: "f32[1, 128, 4096]" = torch.ops.aten.mul.Tensor(mul_1, 4096.0)
        sum_1: "f32[4096]" = torch.ops.aten.sum.dim_IntList(add_2, [0, 1])
        sum_2: "f32[4096]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[1, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[1, 128, 4096]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[1, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[1, 128, 4096]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[1, 128, 4096]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[1, 128, 4096]" = torch.ops.aten.mul.Tensor(div, sub_2)
        add_3: "f32[1, 128, 4096]" = torch.ops.aten.add.Tensor(arg9, mul_6)
        where: "f32[1, 128, 4096]" = torch.ops.aten.where.self(unsqueeze, arg10, add_3)
        index_put: "f32[50400, 4096]" = torch.ops.aten.index_put.default(full, [arg1], where, True)
        return (sum_1, sum_2, index_put)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
