"""assay repro 1
pattern d6d1b9ebdf2dc77029713d7b0b092e89c9c5d6cc9c767c0c2d6aea60e03e154c
home    a9822effb2ed
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1280]", arg1: "f32[1280]", arg2: "bf16[2048, 16, 49]", arg3: "bf16[2048, 49, 64]", arg4: "bf16[6272, 1280]", arg5: "f32[1, 1280]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        mul: "f32[1280]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "f32[1280]" = torch.ops.aten.mul.Tensor(arg0, arg0)
        reshape: "bf16[128, 16, 16, 49]" = torch.ops.aten.reshape.default(arg2, p0)
        permute: "bf16[128, 16, 49, 16]" = torch.ops.aten.permute.default(reshape, [0, 1, 3, 2])
        permute_1: "bf16[128, 49, 16, 16]" = torch.ops.aten.permute.default(permute, [0, 2, 1, 3])
        reshape_1: "bf16[128, 16, 49, 64]" = torch.ops.aten.reshape.default(arg3, p1)
        permute_2: "bf16[128, 49, 16, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        cat: "bf16[128, 49, 16, 80]" = torch.ops.aten.cat.default([permute_1, permute_2], 3)
        reshape_2: "bf16[128, 49, 1280]" = torch.ops.aten.reshape.default(cat, p2)
        reshape_3: "bf16[6272, 1280]" = torch.ops.aten.reshape.default(reshape_2, p3)
        unsqueeze: "f32[1, 1280]" = torch.ops.aten.unsqueeze.default(mul, 0)
        convert_element_type: "f32[6272, 1280]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        sub: "f32[6272, 1280]" = torch.ops.aten.sub.Tensor(convert_element_type, arg5)
        convert_element_type_1: "f32[6272, 1280]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        mul_2: "f32[6272, 1280]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        sum_1: "f32[1280]" = torch.ops.aten.sum.dim_IntList(mul_2, [0])
        mul_3: "f32[1280]" = torch.ops.aten.mul.Tensor(sum_1, arg0)
        mul_4: "f32[1280]" = torch.ops.aten.mul.Tensor(sum_1, 0.00015943877551020407)
        mul_5: "f32[1280]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[1280]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0])
        mul_6: "f32[1280]" = torch.ops.aten.mul.Tensor(sum_2, 0.00015943877551020407)
        unsqueeze_1: "f32[1, 1280]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        mul_7: "f32[6272, 1280]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_1)
        sub_1: "f32[6272, 1280]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_7)
        unsqueeze_2: "f32[1, 1280]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        sub_2: "f32[6272, 1280]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_2)
        mul_8: "f32[6272, 1280]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze)
        convert_element_type_2: "bf16[6272, 1280]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        permute_3: "bf16[1280, 6272]" = torch.ops.aten.permute.default(convert_element_type_2, [1, 0])
        return (mul_3, sum_2, convert_element_type_2, permute_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
