"""assay repro 1
pattern 7a7ddb10b17f4d2f07dabd78693b808c1c9050b5fec35f7db98e9845f61eeffa
home    6768d8192496
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 192, 28, 28][150528, 1, 5376, 192]", arg1: "bf16[64, 192, 28, 28][150528, 1, 5376, 192]", arg2: "bf16[64, 192, 28, 28][150528, 1, 5376, 192]", arg3: "f32[192]", arg4: "f32[64, 784, 192]", arg5: "f32[64, 784, 1]", arg6: "f32[64, 784, 192]", p0: "size[]", p1: "size[]", p2: "size[]"):
        convert_element_type: "f32[64, 192, 28, 28]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        convert_element_type_1: "f32[64, 192, 28, 28]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        convert_element_type_2: "f32[64, 192, 28, 28]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        add: "f32[64, 192, 28, 28]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_2)
        add_1: "f32[64, 192, 28, 28]" = torch.ops.aten.add.Tensor(add, convert_element_type_1)
        reshape: "f32[64, 192, 784]" = torch.ops.aten.reshape.default(add_1, p0)
        permute: "f32[64, 784, 192]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        mul: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(permute, arg3)
        mul_1: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(mul, arg4)
        mul_2: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(permute, arg4)
        mul_3: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(mul, 192.0)
        sum_1: "f32[192]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_2: "f32[192]" = torch.ops.aten.sum.dim_IntList(permute, [0, 1])
        sum_3: "f32[64, 784, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        mul_4: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(arg4, sum_3)
        sum_4: "f32[64, 784, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[64, 784, 192]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[64, 784, 192]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(arg5, sub_1)
        add_2: "f32[64, 784, 192]" = torch.ops.aten.add.Tensor(arg6, mul_5)
        convert_element_type_3: "bf16[64, 784, 192]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[50176, 192]" = torch.ops.aten.reshape.default(convert_element_type_3, p1)
        permute_1: "bf16[192, 50176]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_5: "f32[1, 192]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[192]" = torch.ops.aten.reshape.default(sum_5, p2)
        convert_element_type_4: "f32[192]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (sum_1, sum_2, add_2, reshape_1, permute_1, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
