"""assay repro 1
pattern 0f01278805752492551a478f4a20f7b33c1374e84fc4995a3cf616aa76a9bab8
home    d5fc3d05d995
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 128, 64]", arg1: "bf16[256, 256, 64]", arg2: "bf16[8, 16, 128, 64]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size[]", p21: "size[]", p22: "size[]"):
        reshape: "bf16[8, 16, 128, 64, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[8, 2, 16, 256, 64, 1]" = torch.ops.aten.reshape.default(arg1, p1)
        squeeze: "bf16[8, 16, 128, 64]" = torch.ops.aten.squeeze.dim(reshape, 4)
        squeeze_1: "bf16[8, 2, 16, 256, 64]" = torch.ops.aten.squeeze.dim(reshape_1, 5)
        permute: "bf16[8, 16, 2, 256, 64]" = torch.ops.aten.permute.default(squeeze_1, [0, 2, 1, 3, 4])
        slice_1: "bf16[8, 16, 1, 256, 64]" = torch.ops.aten.slice.Tensor(permute, 2, p2, p3, p4)
        slice_2: "bf16[8, 16, 1, 256, 64]" = torch.ops.aten.slice.Tensor(permute, 2, p5, p6, p7)
        squeeze_2: "bf16[8, 16, 256, 64]" = torch.ops.aten.squeeze.dim(slice_1, 2)
        slice_3: "bf16[8, 16, 128, 64]" = torch.ops.aten.slice.Tensor(squeeze_2, 2, p8, p9, p10)
        slice_4: "bf16[8, 16, 128, 64]" = torch.ops.aten.slice.Tensor(squeeze_2, 2, p11, p12, p13)
        squeeze_3: "bf16[8, 16, 256, 64]" = torch.ops.aten.squeeze.dim(slice_2, 2)
        slice_5: "bf16[8, 16, 128, 64]" = torch.ops.aten.slice.Tensor(squeeze_3, 2, p14, p15, p16)
        add: "bf16[8, 16, 128, 64]" = torch.ops.aten.add.Tensor(arg2, slice_5)
        add_1: "bf16[8, 16, 128, 64]" = torch.ops.aten.add.Tensor(add, slice_3)
        add_2: "bf16[8, 16, 128, 64]" = torch.ops.aten.add.Tensor(add_1, squeeze)
        slice_6: "bf16[8, 16, 128, 64]" = torch.ops.aten.slice.Tensor(squeeze_3, 2, p17, p18, p19)
        cat: "bf16[8, 16, 384, 64]" = torch.ops.aten.cat.default([add_2, slice_4, slice_6], 2)
        permute_1: "bf16[8, 384, 16, 64]" = torch.ops.aten.permute.default(cat, [0, 2, 1, 3])
        clone: "bf16[8, 384, 16, 64]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[8, 384, 1024]" = torch.ops.aten.reshape.default(clone, p20)
        reshape_3: "bf16[3072, 1024]" = torch.ops.aten.reshape.default(reshape_2, p21)
        permute_2: "bf16[1024, 3072]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        sum_1: "f32[1, 1024]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0], True, dtype = torch.float32)
        reshape_4: "f32[1024]" = torch.ops.aten.reshape.default(sum_1, p22)
        convert_element_type: "f32[1024]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        return (reshape_3, permute_2, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
