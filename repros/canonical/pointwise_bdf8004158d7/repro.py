"""assay repro 1
pattern bdf8004158d7d0858cda4b550ca16228e7266ce3e02f7e33955677d8487e3dd6
home    bd0b5fc1aa63
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 128]", arg1: "f32[1, 1, 1000, 64]", arg2: "f32[1, 1, 1000, 64]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size[]", p9: "size[]"):
        reshape: "bf16[1, 1000, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 2, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[1, 2, 1000, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        mul: "f32[1, 2, 1000, 64]" = torch.ops.aten.mul.Tensor(permute, arg1)
        slice_1: "bf16[1, 2, 1000, 32]" = torch.ops.aten.slice.Tensor(permute, 3, p2, p3, p4)
        neg: "bf16[1, 2, 1000, 32]" = torch.ops.aten.neg.default(slice_1)
        slice_2: "bf16[1, 2, 1000, 32]" = torch.ops.aten.slice.Tensor(permute, 3, p5, p6, p7)
        cat: "bf16[1, 2, 1000, 64]" = torch.ops.aten.cat.default([neg, slice_2], 3)
        mul_1: "f32[1, 2, 1000, 64]" = torch.ops.aten.mul.Tensor(cat, arg2)
        add: "f32[1, 2, 1000, 64]" = torch.ops.aten.add.Tensor(mul, mul_1)
        unsqueeze: "f32[1, 2, 1, 1000, 64]" = torch.ops.aten.unsqueeze.default(add, 2)
        expand: "f32[1, 2, 7, 1000, 64]" = torch.ops.aten.expand.default(unsqueeze, p8)
        clone: "f32[1, 2, 7, 1000, 64]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_2: "f32[1, 14, 1000, 64]" = torch.ops.aten.reshape.default(clone, p9)
        convert_element_type: "bf16[1, 14, 1000, 64]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.bfloat16)
        return (add, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
