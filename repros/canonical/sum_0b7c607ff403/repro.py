"""assay repro 1
pattern 0b7c607ff4030891abf4e8d72583f93095e7f073b1f44b195db967854a8d8a6d
home    7fe4f71809d1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 1, 1000, 256]", arg1: "f32[1, 1, 1000, 256]", arg2: "bf16[1, 4, 1000, 256]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]"):
        slice_scatter: "f32[1, 1, 1000, 256]" = torch.ops.aten.slice_scatter.default(arg0, arg1, 2, p0, p1, p2)
        convert_element_type: "f32[1, 4, 1000, 256]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        reshape: "f32[1, 1, 4, 1000, 256]" = torch.ops.aten.reshape.default(convert_element_type, p3)
        sum_1: "f32[1, 1, 1, 1000, 256]" = torch.ops.aten.sum.dim_IntList(reshape, [2], True, dtype = torch.float32)
        squeeze: "f32[1, 1, 1000, 256]" = torch.ops.aten.squeeze.dim(sum_1, 2)
        add: "f32[1, 1, 1000, 256]" = torch.ops.aten.add.Tensor(squeeze, slice_scatter)
        convert_element_type_1: "bf16[1, 1, 1000, 256]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        permute: "bf16[1, 1000, 1, 256]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1, 3])
        reshape_1: "bf16[1, 1000, 256]" = torch.ops.aten.reshape.default(permute, p4)
        reshape_2: "bf16[1000, 256]" = torch.ops.aten.reshape.default(reshape_1, p5)
        permute_1: "bf16[256, 1000]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        return (reshape_2, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
