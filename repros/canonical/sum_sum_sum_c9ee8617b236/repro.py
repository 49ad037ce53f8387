"""assay repro 1
pattern c9ee8617b236108187c71b4f2e524e37462d2ad7116d6494d842161b5db2d019
home    49a5e682fed7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32768, 512]", arg1: "bf16[32768, 512]", arg2: "bf16[32768, 512]", arg3: "f32[256, 128, 512]", arg4: "f32[256, 128, 512]", arg5: "f32[512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        reshape: "bf16[256, 128, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[256, 128, 512]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[256, 128, 512]" = torch.ops.aten.reshape.default(arg2, p2)
        convert_element_type: "f32[256, 128, 512]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[256, 128, 512]" = torch.ops.aten.add.Tensor(arg3, convert_element_type)
        convert_element_type_1: "f32[256, 128, 512]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add_1: "f32[256, 128, 512]" = torch.ops.aten.add.Tensor(add, convert_element_type_1)
        convert_element_type_2: "f32[256, 128, 512]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_2: "f32[256, 128, 512]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_2)
        mul: "f32[256, 128, 512]" = torch.ops.aten.mul.Tensor(add_2, arg4)
        mul_1: "f32[256, 128, 512]" = torch.ops.aten.mul.Tensor(add_2, arg5)
        sum_1: "f32[1, 1, 512]" = torch.ops.aten.sum.dim_IntList(add_2, [0, 1], True, dtype = torch.float32)
        reshape_3: "f32[512]" = torch.ops.aten.reshape.default(sum_1, p3)
        sum_2: "f32[1, 1, 512]" = torch.ops.aten.sum.dim_IntList(mul, [0, 1], True, dtype = torch.float32)
        reshape_4: "f32[512]" = torch.ops.aten.reshape.default(sum_2, p4)
        convert_element_type_3: "bf16[256, 128, 512]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        reshape_5: "bf16[32768, 512]" = torch.ops.aten.reshape.default(convert_element_type_3, p5)
        permute: "bf16[512, 32768]" = torch.ops.aten.permute.default(reshape_5, [1, 0])
        sum_3: "f32[1, 512]" = torch.ops.aten.sum.dim_IntList(reshape_5, [0], True, dtype = torch.float32)
        reshape_6: "f32[512]" = torch.ops.aten.reshape.default(sum_3, p6)
        convert_element_type_4: "f32[512]" = torch.ops.prims.convert_element_type.default(reshape_6, torch.float32)
        return (mul_1, reshape_3, reshape_4, reshape_5, permute, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
