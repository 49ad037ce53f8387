"""assay repro 1
pattern 2ab9713bbc3bb27ea6d8617f5dd382621d6049d1e4b209ae962d060c26a3c1aa
home    a60b59e3c52a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 1, 1]", arg1: "bf16[64, 384]", arg2: "f32[384]", arg3: "f32[64, 1, 384]", arg4: "f32[64, 1, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        add: "f32[64, 1, 1]" = torch.ops.aten.add.Tensor(arg0, 0.9777777772396803)
        floor: "f32[64, 1, 1]" = torch.ops.aten.floor.default(add)
        full: "f32[64, 196, 384]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        convert_element_type: "f32[64, 384]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        unsqueeze: "f32[64, 1, 384]" = torch.ops.aten.unsqueeze.default(convert_element_type, 1)
        expand: "f32[64, 1, 384]" = torch.ops.aten.expand.default(unsqueeze, p1)
        div: "f32[64, 1, 384]" = torch.ops.aten.div.Scalar(expand, 1.0)
        mul: "f32[64, 1, 384]" = torch.ops.aten.mul.Tensor(div, arg2)
        mul_1: "f32[64, 1, 384]" = torch.ops.aten.mul.Tensor(div, arg3)
        mul_2: "f32[64, 1, 384]" = torch.ops.aten.mul.Tensor(mul, arg3)
        mul_3: "f32[64, 1, 384]" = torch.ops.aten.mul.Tensor(mul, 384.0)
        sum_1: "f32[384]" = torch.ops.aten.sum.dim_IntList(div, [0, 1])
        sum_2: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_3: "f32[64, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_4: "f32[64, 1, 384]" = torch.ops.aten.mul.Tensor(arg3, sum_3)
        sum_4: "f32[64, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[64, 1, 384]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[64, 1, 384]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[64, 1, 384]" = torch.ops.aten.mul.Tensor(arg4, sub_1)
        cat: "f32[64, 197, 384]" = torch.ops.aten.cat.default([mul_5, full], 1)
        mul_6: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(cat, floor)
        div_1: "f32[64, 197, 384]" = torch.ops.aten.div.Tensor(mul_6, 0.9777777772396803)
        convert_element_type_1: "bf16[64, 197, 384]" = torch.ops.prims.convert_element_type.default(div_1, torch.bfloat16)
        reshape: "bf16[12608, 384]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        permute: "bf16[384, 12608]" = torch.ops.aten.permute.default(reshape, [1, 0])
        sum_5: "f32[1, 384]" = torch.ops.aten.sum.dim_IntList(reshape, [0], True, dtype = torch.float32)
        reshape_1: "f32[384]" = torch.ops.aten.reshape.default(sum_5, p3)
        convert_element_type_2: "f32[384]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        return (sum_1, sum_2, div_1, reshape, permute, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
