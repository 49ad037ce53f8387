"""assay repro 1
pattern 5c39b750f9eaf1fdcefee6b55a8387de9f668d9403bd4c0ae6ec3dd7639d8ce9
home    69f34caabfaa
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 784, 1]", arg1: "f32[64, 784, 1]", arg2: "bf16[64, 192, 28, 28][150528, 1, 5376, 192]", arg3: "bf16[64, 192, 28, 28][150528, 1, 5376, 192]", arg4: "bf16[64, 192, 28, 28][150528, 1, 5376, 192]", arg5: "bf16[64, 192, 28, 28][150528, 1, 5376, 192]", arg6: "f32[192]", arg7: "f32[64, 784, 1]", arg8: "f32[192]", arg9: "f32[192]", arg10: "f32[64, 784, 1]", arg11: "f32[64, 784, 192]", p0: "size[]", p1: "size[]", p2: "size[]"):
        div: "f32[64, 784, 1]" = torch.ops.aten.div.Tensor(arg0, 192.0)
        div_1: "f32[64, 784, 1]" = torch.ops.aten.div.Tensor(arg1, 192.0)
        reshape: "bf16[64, 192, 784]" = torch.ops.aten.reshape.default(arg2, p0)
        permute: "bf16[64, 784, 192]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        convert_element_type: "f32[64, 192, 28, 28]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        convert_element_type_1: "f32[64, 192, 28, 28]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        convert_element_type_2: "f32[64, 192, 28, 28]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        add: "f32[64, 192, 28, 28]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_2)
        add_1: "f32[64, 192, 28, 28]" = torch.ops.aten.add.Tensor(add, convert_element_type_1)
        reshape_1: "f32[64, 192, 784]" = torch.ops.aten.reshape.default(add_1, p1)
        permute_1: "f32[64, 784, 192]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        mul: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(permute_1, arg6)
        mul_1: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(mul, 192.0)
        sum_1: "f32[192]" = torch.ops.aten.sum.dim_IntList(permute_1, [0, 1])
        sum_2: "f32[64, 784, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[64, 784, 192]" = torch.ops.aten.sub.Tensor(mul_1, sum_2)
        convert_element_type_3: "f32[64, 784, 192]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        sub_1: "f32[64, 784, 192]" = torch.ops.aten.sub.Tensor(convert_element_type_3, arg7)
        mul_2: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(sub_1, arg0)
        mul_3: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(mul_2, arg8)
        add_2: "f32[64, 784, 192]" = torch.ops.aten.add.Tensor(mul_3, arg9)
        permute_2: "f32[64, 192, 784]" = torch.ops.aten.permute.default(add_2, [0, 2, 1])
        permute_3: "f32[64, 784, 192]" = torch.ops.aten.permute.default(permute_2, [0, 2, 1])
        sub_2: "f32[64, 784, 192]" = torch.ops.aten.sub.Tensor(permute_3, arg10)
        mul_4: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(sub_2, arg1)
        mul_5: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(mul, mul_4)
        mul_6: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(permute_1, mul_4)
        sum_3: "f32[192]" = torch.ops.aten.sum.dim_IntList(mul_6, [0, 1])
        sum_4: "f32[64, 784, 1]" = torch.ops.aten.sum.dim_IntList(mul_5, [2], True)
        mul_7: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(mul_4, sum_4)
        sub_3: "f32[64, 784, 192]" = torch.ops.aten.sub.Tensor(sub, mul_7)
        mul_8: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(div_1, sub_3)
        add_3: "f32[64, 784, 192]" = torch.ops.aten.add.Tensor(arg11, mul_8)
        permute_4: "f32[64, 192, 784]" = torch.ops.aten.permute.default(add_3, [0, 2, 1])
        permute_5: "f32[64, 784, 192]" = torch.ops.aten.permute.default(permute_4, [0, 2, 1])
        mul_9: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(permute_5, arg8)
        mul_10: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(mul_9, mul_2)
        mul_11: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(permute_5, mul_2)
        mul_12: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(mul_9, 192.0)
        sum_5: "f32[192]" = torch.ops.aten.sum.dim_IntList(mul_11, [0, 1])
        sum_6: "f32[192]" = torch.ops.aten.sum.dim_IntList(permute_5, [0, 1])
        sum_7: "f32[64, 784, 1]" = torch.ops.aten.sum.dim_IntList(mul_10, [2], True)
        mul_13: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(mul_2, sum_7)
        sum_8: "f32[64, 784, 1]" = torch.ops.aten.sum.dim_IntList(mul_9, [2], True)
        sub_4: "f32[64, 784, 192]" = torch.ops.aten.sub.Tensor(mul_12, sum_8)
        sub_5: "f32[64, 784, 192]" = torch.ops.aten.sub.Tensor(sub_4, mul_13)
        mul_14: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(div, sub_5)
        convert_element_type_4: "bf16[64, 784, 192]" = torch.ops.prims.convert_element_type.default(mul_14, torch.bfloat16)
        permute_6: "bf16[64, 192, 784]" = torch.ops.aten.permute.default(convert_element_type_4, [0, 2, 1])
        reshape_2: "bf16[64, 192, 28, 28]" = torch.ops.aten.reshape.default(permute_6, p2)
        sum_9: "bf16[192]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0, 2, 3])
        convert_element_type_5: "f32[192]" = torch.ops.prims.convert_element_type.default(sum_9, torch.float32)
        return (sum_1, sum_3, sum_5, sum_6, reshape_2, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
