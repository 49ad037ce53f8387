"""assay repro 1
pattern 80ea687ad857142ae7e50471646f80ea64f7b26c8e298c8b5f9eb54fd3532814
home    6c8ba7366872
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256, 64, 256]", arg1: "bf16[128, 64, 128]", arg2: "bf16[8, 16, 128, 64]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size[]", p17: "size[]", p18: "size[]"):
        reshape: "bf16[8, 2, 16, 64, 256, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[8, 2, 16, 1, 256, 64]" = torch.ops.aten.permute.default(reshape, [0, 1, 2, 5, 4, 3])
        permute_1: "bf16[8, 2, 16, 256, 64, 1]" = torch.ops.aten.permute.default(permute, [0, 1, 2, 4, 5, 3])
        reshape_1: "bf16[8, 16, 64, 128, 1]" = torch.ops.aten.reshape.default(arg1, p1)
        squeeze: "bf16[8, 16, 64, 128]" = torch.ops.aten.squeeze.dim(reshape_1, 4)
        permute_2: "bf16[8, 16, 128, 64]" = torch.ops.aten.permute.default(squeeze, [0, 1, 3, 2])
        squeeze_1: "bf16[8, 2, 16, 256, 64]" = torch.ops.aten.squeeze.dim(permute_1, 5)
        select: "bf16[8, 16, 256, 64]" = torch.ops.aten.select.int(squeeze_1, 1, p2)
        select_1: "bf16[8, 16, 256, 64]" = torch.ops.aten.select.int(squeeze_1, 1, p3)
        slice_1: "bf16[8, 16, 128, 64]" = torch.ops.aten.slice.Tensor(select_1, 2, p4, p5, p6)
        add: "bf16[8, 16, 128, 64]" = torch.ops.aten.add.Tensor(arg2, slice_1)
        slice_2: "bf16[8, 16, 128, 64]" = torch.ops.aten.slice.Tensor(select, 2, p7, p8, p9)
        add_1: "bf16[8, 16, 128, 64]" = torch.ops.aten.add.Tensor(add, slice_2)
        add_2: "bf16[8, 16, 128, 64]" = torch.ops.aten.add.Tensor(add_1, permute_2)
        slice_3: "bf16[8, 16, 128, 64]" = torch.ops.aten.slice.Tensor(select, 2, p10, p11, p12)
        slice_4: "bf16[8, 16, 128, 64]" = torch.ops.aten.slice.Tensor(select_1, 2, p13, p14, p15)
        cat: "bf16[8, 16, 384, 64]" = torch.ops.aten.cat.default([add_2, slice_3, slice_4], 2)
        permute_3: "bf16[8, 384, 16, 64]" = torch.ops.aten.permute.default(cat, [0, 2, 1, 3])
        clone: "bf16[8, 384, 16, 64]" = torch.ops.aten.clone.default(permute_3, memory_format = torch.contiguous_format)
        reshape_2: "bf16[8, 384, 1024]" = torch.ops.aten.reshape.default(clone, p16)
        reshape_3: "bf16[3072, 1024]" = torch.ops.aten.reshape.default(reshape_2, p17)
        permute_4: "bf16[1024, 3072]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        sum_1: "f32[1, 1024]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0], True, dtype = torch.float32)
        reshape_4: "f32[1024]" = torch.ops.aten.reshape.default(sum_1, p18)
        convert_element_type: "f32[1024]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        return (reshape_3, permute_4, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
