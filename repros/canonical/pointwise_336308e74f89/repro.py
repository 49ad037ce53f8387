"""assay repro 1
pattern 336308e74f8939f190efc9ce290eb99774412a5c577303852a403a2dbd0c161e
home    0e9f7acfa901
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 896]", arg1: "f32[1, 1, 1000, 64]", arg2: "f32[1, 1, 1000, 64]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size"):
        reshape: "bf16[1, 1000, 896]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 14, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[1, 14, 1000, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        mul: "f32[1, 14, 1000, 64]" = torch.ops.aten.mul.Tensor(permute, arg1)
        slice_1: "bf16[1, 14, 1000, 32]" = torch.ops.aten.slice.Tensor(permute, 3, p2, p3, p4)
        neg: "bf16[1, 14, 1000, 32]" = torch.ops.aten.neg.default(slice_1)
        slice_2: "bf16[1, 14, 1000, 32]" = torch.ops.aten.slice.Tensor(permute, 3, p5, p6, p7)
        cat: "bf16[1, 14, 1000, 64]" = torch.ops.aten.cat.default([neg, slice_2], 3)
        mul_1: "f32[1, 14, 1000, 64]" = torch.ops.aten.mul.Tensor(cat, arg2)
        add: "f32[1, 14, 1000, 64]" = torch.ops.aten.add.Tensor(mul, mul_1)
        convert_element_type: "bf16[1, 14, 1000, 64]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        return (convert_element_type,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
