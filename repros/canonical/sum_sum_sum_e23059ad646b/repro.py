"""assay repro 1
pattern e23059ad646b77889c62a832f69c275ad775c53b543aebe198ec6e01caa40339
home    15dde2aa79ea
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 512, 1]", arg1: "bf16[4096, 128]", arg2: "bf16[4096, 128]", arg3: "f32[128]", arg4: "f32[8, 512, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        div: "f32[8, 512, 1]" = torch.ops.aten.div.Tensor(arg0, 128.0)
        reshape: "bf16[8, 512, 128]" = torch.ops.aten.reshape.default(arg1, p0)
        mul: "bf16[8, 512, 128]" = torch.ops.aten.mul.Tensor(reshape, 0.5)
        reshape_1: "bf16[8, 512, 128]" = torch.ops.aten.reshape.default(arg2, p1)
        convert_element_type: "f32[8, 512, 128]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_1: "f32[8, 512, 128]" = torch.ops.aten.mul.Tensor(convert_element_type, arg3)
        mul_2: "f32[8, 512, 128]" = torch.ops.aten.mul.Tensor(mul_1, 128.0)
        sum_1: "f32[128]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1])
        sum_2: "f32[8, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub: "f32[8, 512, 128]" = torch.ops.aten.sub.Tensor(mul_2, sum_2)
        convert_element_type_1: "f32[8, 512, 128]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        pow_1: "f32[8, 512, 128]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_1, 2.0)
        mul_3: "f32[8, 512, 128]" = torch.ops.aten.mul.Scalar(pow_1, 3.0)
        pow_2: "f32[8, 512, 128]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_1, 3.0)
        mul_4: "f32[8, 512, 128]" = torch.ops.aten.mul.Tensor(pow_2, 0.044715)
        add: "f32[8, 512, 128]" = torch.ops.aten.add.Tensor(reshape, mul_4)
        mul_5: "f32[8, 512, 128]" = torch.ops.aten.mul.Tensor(add, 0.7978845608028654)
        tanh: "f32[8, 512, 128]" = torch.ops.aten.tanh.default(mul_5)
        add_1: "f32[8, 512, 128]" = torch.ops.aten.add.Tensor(tanh, 1.0)
        mul_6: "f32[8, 512, 128]" = torch.ops.aten.mul.Tensor(mul, add_1)
        mul_7: "f32[8, 512, 128]" = torch.ops.aten.mul.Tensor(tanh, tanh)
        sub_1: "f32[8, 512, 128]" = torch.ops.aten.sub.Tensor(mul_6, arg4)
        mul_8: "f32[8, 512, 128]" = torch.ops.aten.mul.Tensor(sub_1, arg0)
        mul_9: "f32[8, 512, 128]" = torch.ops.aten.mul.Tensor(mul_1, mul_8)
        mul_10: "f32[8, 512, 128]" = torch.ops.aten.mul.Tensor(convert_element_type, mul_8)
        sub_2: "f32[8, 512, 128]" = torch.ops.aten.sub.Tensor(1.0, mul_7)
        sum_3: "f32[128]" = torch.ops.aten.sum.dim_IntList(mul_10, [0, 1])
        sum_4: "f32[8, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_9, [2], True)
        mul_11: "f32[8, 512, 128]" = torch.ops.aten.mul.Tensor(mul_8, sum_4)
        sub_3: "f32[8, 512, 128]" = torch.ops.aten.sub.Tensor(sub, mul_11)
        mul_12: "f32[8, 512, 128]" = torch.ops.aten.mul.Tensor(div, sub_3)
        mul_13: "f32[8, 512, 128]" = torch.ops.aten.mul.Tensor(mul_12, add_1)
        mul_14: "f32[8, 512, 128]" = torch.ops.aten.mul.Tensor(mul_12, mul)
        mul_15: "f32[8, 512, 128]" = torch.ops.aten.mul.Tensor(mul_14, sub_2)
        mul_16: "f32[8, 512, 128]" = torch.ops.aten.mul.Tensor(mul_15, 0.7978845608028654)
        mul_17: "f32[8, 512, 128]" = torch.ops.aten.mul.Tensor(mul_16, 0.044715)
        mul_18: "f32[8, 512, 128]" = torch.ops.aten.mul.Tensor(mul_17, mul_3)
        convert_element_type_2: "bf16[8, 512, 128]" = torch.ops.prims.convert_element_type.default(mul_13, torch.bfloat16)
        mul_19: "bf16[8, 512, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.5)
        convert_element_type_3: "bf16[8, 512, 128]" = torch.ops.prims.convert_element_type.default(mul_18, torch.bfloat16)
        convert_element_type_4: "bf16[8, 512, 128]" = torch.ops.prims.convert_element_type.default(mul_16, torch.bfloat16)
        add_2: "bf16[8, 512, 128]" = torch.ops.aten.add.Tensor(convert_element_type_4, convert_element_type_3)
        add_3: "bf16[8, 512, 128]" = torch.ops.aten.add.Tensor(add_2, mul_19)
        reshape_2: "bf16[4096, 128]" = torch.ops.aten.reshape.default(add_3, p2)
        permute: "bf16[128, 4096]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_5: "f32[1, 128]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[128]" = torch.ops.aten.reshape.default(sum_5, p3)
        convert_element_type_5: "f32[128]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (sum_1, sum_3, reshape_2, permute, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
