"""assay repro 1
pattern c1a557bb135908afd19c175c9d6e5eb926ad25b6a345c20bb3ad6c05f2edd6ff
home    aeca86d4cd78
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1, 512, 1]", arg1: "bf16[512, 128]", arg2: "bf16[512, 128]", arg3: "bf16[1, 512, 1]", arg4: "f32[128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        div: "bf16[1, 512, 1]" = torch.ops.aten.div.Tensor(arg0, 128.0)
        reshape: "bf16[1, 512, 128]" = torch.ops.aten.reshape.default(arg1, p0)
        mul: "bf16[1, 512, 128]" = torch.ops.aten.mul.Tensor(reshape, 0.5)
        pow_1: "bf16[1, 512, 128]" = torch.ops.aten.pow.Tensor_Scalar(reshape, 2.0)
        mul_1: "bf16[1, 512, 128]" = torch.ops.aten.mul.Scalar(pow_1, 3.0)
        pow_2: "bf16[1, 512, 128]" = torch.ops.aten.pow.Tensor_Scalar(reshape, 3.0)
        mul_2: "bf16[1, 512, 128]" = torch.ops.aten.mul.Tensor(pow_2, 0.044715)
        add: "bf16[1, 512, 128]" = torch.ops.aten.add.Tensor(reshape, mul_2)
        mul_3: "bf16[1, 512, 128]" = torch.ops.aten.mul.Tensor(add, 0.7978845608028654)
        reshape_1: "bf16[1, 512, 128]" = torch.ops.aten.reshape.default(arg2, p1)
        tanh: "bf16[1, 512, 128]" = torch.ops.aten.tanh.default(mul_3)
        add_1: "bf16[1, 512, 128]" = torch.ops.aten.add.Tensor(tanh, 1.0)
        mul_4: "bf16[1, 512, 128]" = torch.ops.aten.mul.Tensor(mul, add_1)
        convert_element_type: "f32[1, 512, 128]" = torch.ops.prims.convert_element_type.default(mul_4, torch.float32)
        sub: "f32[1, 512, 128]" = torch.ops.aten.sub.Tensor(convert_element_type, arg3)
        mul_5: "f32[1, 512, 128]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_1: "f32[1, 512, 128]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_6: "f32[1, 512, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg4)
        mul_7: "f32[1, 512, 128]" = torch.ops.aten.mul.Tensor(mul_6, mul_5)
        mul_8: "f32[1, 512, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul_5)
        mul_9: "f32[1, 512, 128]" = torch.ops.aten.mul.Tensor(mul_6, 128.0)
        sum_1: "f32[128]" = torch.ops.aten.sum.dim_IntList(mul_8, [0, 1])
        sum_2: "f32[128]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 1])
        sum_3: "f32[1, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_7, [2], True)
        mul_10: "f32[1, 512, 128]" = torch.ops.aten.mul.Tensor(mul_5, sum_3)
        sum_4: "f32[1, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_6, [2], True)
        sub_1: "f32[1, 512, 128]" = torch.ops.aten.sub.Tensor(mul_9, sum_4)
        sub_2: "f32[1, 512, 128]" = torch.ops.aten.sub.Tensor(sub_1, mul_10)
        mul_11: "f32[1, 512, 128]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[1, 512, 128]" = torch.ops.prims.convert_element_type.default(mul_11, torch.bfloat16)
        mul_12: "bf16[1, 512, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_2, add_1)
        mul_13: "bf16[1, 512, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul)
        mul_14: "bf16[1, 512, 128]" = torch.ops.aten.mul.Tensor(mul_12, 0.5)
        convert_element_type_3: "f32[1, 512, 128]" = torch.ops.prims.convert_element_type.default(mul_13, torch.float32)
        convert_element_type_4: "f32[1, 512, 128]" = torch.ops.prims.convert_element_type.default(tanh, torch.float32)
        mul_15: "f32[1, 512, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_4, convert_element_type_4)
        sub_3: "f32[1, 512, 128]" = torch.ops.aten.sub.Tensor(1.0, mul_15)
        mul_16: "f32[1, 512, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_3, sub_3)
        convert_element_type_5: "bf16[1, 512, 128]" = torch.ops.prims.convert_element_type.default(mul_16, torch.bfloat16)
        mul_17: "bf16[1, 512, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_5, 0.7978845608028654)
        mul_18: "bf16[1, 512, 128]" = torch.ops.aten.mul.Tensor(mul_17, 0.044715)
        mul_19: "bf16[1, 512, 128]" = torch.ops.aten.mul.Tensor(mul_18, mul_1)
        add_2: "bf16[1, 512, 128]" = torch.ops.aten.add.Tensor(mul_17, mul_19)
        add_3: "bf16[1, 512, 128]" = torch.ops.aten.add.Tensor(add_2, mul_14)
        reshape_2: "bf16[512, 128]" = torch.ops.aten.reshape.default(add_3, p2)
        permute: "bf16[128, 512]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_5: "bf16[1, 128]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True)
        reshape_3: "bf16[128]" = torch.ops.aten.reshape.default(sum_5, p3)
        convert_element_type_6: "f32[128]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (sum_1, sum_2, reshape_2, permute, convert_element_type_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
