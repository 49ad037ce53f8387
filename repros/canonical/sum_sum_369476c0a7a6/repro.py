"""assay repro 1
pattern 369476c0a7a6e6bbeedcd01c62d63db2cf45bc8eb428e3e02a4181d6a72d3aee
home    0f18fa6ae77e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1152]", arg1: "i64[1, 1000]", arg2: "f32[1, 1000, 1152]", arg3: "f32[]", arg4: "f32[1, 1000, 1]", arg5: "bf16[1000, 1152]", arg6: "bf16[1000, 1152]", arg7: "bf16[1000, 1152]", arg8: "bf16[262144, 1152]", arg9: "f32[1, 1000, 1152]", arg10: "f32[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        add: "f32[1152]" = torch.ops.aten.add.Tensor(arg0, 1.0)
        eq: "b8[1, 1000]" = torch.ops.aten.eq.Scalar(arg1, 0)
        full: "f32[262144, 1152]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        mul: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Tensor(arg2, arg3)
        mul_1: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Tensor(mul, arg4)
        pow_1: "f32[1, 1000, 1152]" = torch.ops.aten.pow.Tensor_Scalar(mul, 1.0)
        mul_2: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Scalar(pow_1, 2.0)
        pow_2: "f32[1, 1000, 1]" = torch.ops.aten.pow.Tensor_Scalar(arg4, 3)
        reshape: "bf16[1, 1000, 1152]" = torch.ops.aten.reshape.default(arg5, p1)
        reshape_1: "bf16[1, 1000, 1152]" = torch.ops.aten.reshape.default(arg6, p2)
        reshape_2: "bf16[1, 1000, 1152]" = torch.ops.aten.reshape.default(arg7, p3)
        unsqueeze: "b8[1, 1000, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        convert_element_type: "f32[262144, 1152]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        convert_element_type_1: "f32[1, 1000, 1152]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_2: "f32[1, 1000, 1152]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        convert_element_type_3: "f32[1, 1000, 1152]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_1: "f32[1, 1000, 1152]" = torch.ops.aten.add.Tensor(convert_element_type_1, convert_element_type_3)
        add_2: "f32[1, 1000, 1152]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_2)
        mul_3: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Tensor(add_2, add)
        mul_4: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Tensor(add_2, mul_1)
        mul_5: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Tensor(mul_3, arg4)
        add_3: "f32[1, 1000, 1152]" = torch.ops.aten.add.Tensor(arg9, mul_5)
        mul_6: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Tensor(mul_3, mul)
        sum_1: "f32[1, 1, 1152]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 1], True, dtype = torch.float32)
        reshape_3: "f32[1152]" = torch.ops.aten.reshape.default(sum_1, p4)
        sum_2: "f32[1, 1000, 1]" = torch.ops.aten.sum.dim_IntList(mul_6, [2], True, dtype = torch.float32)
        mul_7: "f32[1, 1000, 1]" = torch.ops.aten.mul.Scalar(sum_2, -0.5)
        mul_8: "f32[1, 1000, 1]" = torch.ops.aten.mul.Tensor(mul_7, pow_2)
        expand: "f32[1, 1000, 1152]" = torch.ops.aten.expand.default(mul_8, p5)
        div: "f32[1, 1000, 1152]" = torch.ops.aten.div.Scalar(expand, 1152.0)
        mul_9: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Tensor(div, mul_2)
        add_4: "f32[1, 1000, 1152]" = torch.ops.aten.add.Tensor(add_3, mul_9)
        mul_10: "f32[1, 1000, 1152]" = torch.ops.aten.mul.Tensor(add_4, arg3)
        where: "f32[1, 1000, 1152]" = torch.ops.aten.where.self(unsqueeze, arg10, mul_10)
        index_put: "f32[262144, 1152]" = torch.ops.aten.index_put.default(full, [arg1], where, True)
        add_5: "f32[262144, 1152]" = torch.ops.aten.add.Tensor(convert_element_type, index_put)
        return (reshape_3, add_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
