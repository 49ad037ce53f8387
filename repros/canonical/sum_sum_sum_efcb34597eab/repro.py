"""assay repro 1
pattern efcb34597eab2122ef5b826af742f0084e054a6b0608fa6c2c576973f4f3e4a1
home    89fadd6a97af
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 1152]", arg1: "bf16[4096, 1152]", arg2: "bf16[4096, 1152]", arg3: "f32[8, 512, 1152]", arg4: "f32[1152]", arg5: "f32[8, 512, 1152]", arg6: "f32[8, 512, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[8, 512, 1152]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[8, 512, 1152]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[8, 512, 1152]" = torch.ops.aten.reshape.default(arg2, p2)
        convert_element_type: "f32[8, 512, 1152]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[8, 512, 1152]" = torch.ops.aten.add.Tensor(arg3, convert_element_type)
        convert_element_type_1: "f32[8, 512, 1152]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add_1: "f32[8, 512, 1152]" = torch.ops.aten.add.Tensor(add, convert_element_type_1)
        convert_element_type_2: "f32[8, 512, 1152]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_2: "f32[8, 512, 1152]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_2)
        mul: "f32[8, 512, 1152]" = torch.ops.aten.mul.Tensor(add_2, arg4)
        mul_1: "f32[8, 512, 1152]" = torch.ops.aten.mul.Tensor(add_2, arg5)
        mul_2: "f32[8, 512, 1152]" = torch.ops.aten.mul.Tensor(mul, arg5)
        mul_3: "f32[8, 512, 1152]" = torch.ops.aten.mul.Tensor(mul, 1152.0)
        sum_1: "f32[1152]" = torch.ops.aten.sum.dim_IntList(add_2, [0, 1])
        sum_2: "f32[1152]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_3: "f32[8, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_4: "f32[8, 512, 1152]" = torch.ops.aten.mul.Tensor(arg5, sum_3)
        sum_4: "f32[8, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[8, 512, 1152]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[8, 512, 1152]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[8, 512, 1152]" = torch.ops.aten.mul.Tensor(arg6, sub_1)
        convert_element_type_3: "bf16[8, 512, 1152]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        reshape_3: "bf16[4096, 1152]" = torch.ops.aten.reshape.default(convert_element_type_3, p3)
        permute: "bf16[1152, 4096]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        sum_5: "f32[1, 1152]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0], True, dtype = torch.float32)
        reshape_4: "f32[1152]" = torch.ops.aten.reshape.default(sum_5, p4)
        convert_element_type_4: "f32[1152]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        return (sum_1, sum_2, mul_5, reshape_3, permute, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
