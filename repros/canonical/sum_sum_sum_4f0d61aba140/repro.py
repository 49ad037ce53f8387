"""assay repro 1
pattern 4f0d61aba140fa9eca248f959233694f26e322e8020f81a0decb974238e8f01e
home    fff4396fd3d5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[512, 16, 1]", arg1: "bf16[8192, 240]", arg2: "bf16[512, 16, 240]", arg3: "f32[512, 16, 1]", arg4: "f32[240]", arg5: "bf16[512, 16, 240]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        div: "f32[512, 16, 1]" = torch.ops.aten.div.Tensor(arg0, 240.0)
        reshape: "bf16[512, 16, 240]" = torch.ops.aten.reshape.default(arg1, p0)
        convert_element_type: "f32[512, 16, 240]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        sub: "f32[512, 16, 240]" = torch.ops.aten.sub.Tensor(convert_element_type, arg3)
        mul: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_1: "f32[512, 16, 240]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_1: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg4)
        mul_2: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul)
        mul_4: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(mul_1, 240.0)
        sum_1: "f32[240]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[240]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 1])
        sum_3: "f32[512, 16, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[512, 16, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[512, 16, 240]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[512, 16, 240]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[512, 16, 240]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        add: "bf16[512, 16, 240]" = torch.ops.aten.add.Tensor(arg5, convert_element_type_2)
        reshape_1: "bf16[128, 4, 16, 240]" = torch.ops.aten.reshape.default(add, p1)
        permute: "bf16[128, 240, 16, 4]" = torch.ops.aten.permute.default(reshape_1, [0, 3, 2, 1])
        clone: "bf16[128, 240, 16, 4]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_2: "bf16[122880, 4, 2, 2]" = torch.ops.aten.reshape.default(clone, p2)
        permute_1: "bf16[122880, 2, 4, 2]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1, 3])
        clone_1: "bf16[122880, 2, 4, 2]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_3: "bf16[128, 240, 8, 8]" = torch.ops.aten.reshape.default(clone_1, p3)
        return (sum_1, sum_2, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
