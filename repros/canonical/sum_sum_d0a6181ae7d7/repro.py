"""assay repro 1
pattern d0a6181ae7d744338ac27d0db9141d56f68950f0c7e494584133df49bb4a9bcc
home    5fe1f9a444c0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16384, 288]", arg1: "f32[64, 288, 16, 16][73728, 1, 4608, 288]", arg2: "bf16[64, 96, 16, 16][24576, 1, 1536, 96]", arg3: "f32[64, 96, 16, 16][24576, 1, 1536, 96]", arg4: "f32[64, 288, 16, 16][73728, 1, 4608, 288]", arg5: "f32[288]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]", p5: "size[]", p6: "size[]"):
        reshape: "bf16[64, 16, 16, 288]" = torch.ops.aten.reshape.default(arg0, p0)
        slice_1: "f32[64, 96, 16, 16]" = torch.ops.aten.slice.Tensor(arg1, 1, p1, p2, p3)
        convert_element_type: "f32[64, 96, 16, 16]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        cat: "f32[64, 288, 16, 16]" = torch.ops.aten.cat.default([convert_element_type, arg3, slice_1], 1)
        add: "f32[64, 288, 16, 16]" = torch.ops.aten.add.Tensor(arg4, cat)
        permute: "f32[64, 16, 16, 288]" = torch.ops.aten.permute.default(add, [0, 2, 3, 1])
        mul: "f32[64, 16, 16, 288]" = torch.ops.aten.mul.Tensor(permute, arg5)
        mul_1: "f32[64, 16, 16, 288]" = torch.ops.aten.mul.Tensor(permute, reshape)
        sum_1: "f32[1, 1, 1, 288]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1, 2], True, dtype = torch.float32)
        reshape_1: "f32[288]" = torch.ops.aten.reshape.default(sum_1, p4)
        convert_element_type_1: "bf16[64, 16, 16, 288]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        reshape_2: "bf16[16384, 288]" = torch.ops.aten.reshape.default(convert_element_type_1, p5)
        permute_1: "bf16[288, 16384]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_2: "f32[1, 288]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[288]" = torch.ops.aten.reshape.default(sum_2, p6)
        convert_element_type_2: "f32[288]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (add, reshape_1, reshape_2, permute_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
