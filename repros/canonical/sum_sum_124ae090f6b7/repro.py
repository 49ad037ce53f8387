"""assay repro 1
pattern 124ae090f6b750522a45be08b64858ca0c065f34b88e8fa9909777cf26ecb01a
home    754a238e8140
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[1, 1000]", arg1: "f32[1, 1000, 896]", arg2: "f32[1, 1000, 1]", arg3: "bf16[1000, 896]", arg4: "bf16[1000, 896]", arg5: "bf16[1000, 896]", arg6: "bf16[151936, 896]", arg7: "f32[896]", arg8: "f32[1, 1000, 896]", arg9: "f32[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        eq: "b8[1, 1000]" = torch.ops.aten.eq.Scalar(arg0, -1)
        full: "f32[151936, 896]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        mul: "f32[1, 1000, 896]" = torch.ops.aten.mul.Tensor(arg1, arg2)
        pow_1: "f32[1, 1000, 896]" = torch.ops.aten.pow.Tensor_Scalar(arg1, 1.0)
        mul_1: "f32[1, 1000, 896]" = torch.ops.aten.mul.Scalar(pow_1, 2.0)
        pow_2: "f32[1, 1000, 1]" = torch.ops.aten.pow.Tensor_Scalar(arg2, 3)
        reshape: "bf16[1, 1000, 896]" = torch.ops.aten.reshape.default(arg3, p1)
        reshape_1: "bf16[1, 1000, 896]" = torch.ops.aten.reshape.default(arg4, p2)
        reshape_2: "bf16[1, 1000, 896]" = torch.ops.aten.reshape.default(arg5, p3)
        unsqueeze: "b8[1, 1000, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        convert_element_type: "f32[151936, 896]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        convert_element_type_1: "f32[1, 1000, 896]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_2: "f32[1, 1000, 896]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        convert_element_type_3: "f32[1, 1000, 896]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add: "f32[1, 1000, 896]" = torch.ops.aten.add.Tensor(convert_element_type_1, convert_element_type_3)
        add_1: "f32[1, 1000, 896]" = torch.ops.aten.add.Tensor(add, convert_element_type_2)
        mul_2: "f32[1, 1000, 896]" = torch.ops.aten.mul.Tensor(add_1, arg7)
        mul_3: "f32[1, 1000, 896]" = torch.ops.aten.mul.Tensor(add_1, mul)
        mul_4: "f32[1, 1000, 896]" = torch.ops.aten.mul.Tensor(mul_2, arg1)
        mul_5: "f32[1, 1000, 896]" = torch.ops.aten.mul.Tensor(mul_2, arg2)
        add_2: "f32[1, 1000, 896]" = torch.ops.aten.add.Tensor(arg8, mul_5)
        sum_1: "f32[1, 1, 896]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1], True, dtype = torch.float32)
        reshape_3: "f32[896]" = torch.ops.aten.reshape.default(sum_1, p4)
        sum_2: "f32[1, 1000, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True, dtype = torch.float32)
        mul_6: "f32[1, 1000, 1]" = torch.ops.aten.mul.Scalar(sum_2, -0.5)
        mul_7: "f32[1, 1000, 1]" = torch.ops.aten.mul.Tensor(mul_6, pow_2)
        expand: "f32[1, 1000, 896]" = torch.ops.aten.expand.default(mul_7, p5)
        div: "f32[1, 1000, 896]" = torch.ops.aten.div.Scalar(expand, 896.0)
        mul_8: "f32[1, 1000, 896]" = torch.ops.aten.mul.Tensor(div, mul_1)
        add_3: "f32[1, 1000, 896]" = torch.ops.aten.add.Tensor(add_2, mul_8)
        where: "f32[1, 1000, 896]" = torch.ops.aten.where.self(unsqueeze, arg9, add_3)
        index_put: "f32[151936, 896]" = torch.ops.aten.index_put.default(full, [arg0], where, True)
        add_4: "f32[151936, 896]" = torch.ops.aten.add.Tensor(convert_element_type, index_put)
        return (reshape_3, add_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
