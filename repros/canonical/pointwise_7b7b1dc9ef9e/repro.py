"""assay repro 1
pattern 7b7b1dc9ef9eb071dba9d9c932287c2d503b15b54fafbd82cd1f7de60161b744
home    fd9d33cc2e19
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 2048]", arg1: "f32[1, 1, 1000, 32]", arg2: "f32[1, 1, 1000, 32]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size"):
        reshape: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 32, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[1, 32, 1000, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        slice_1: "bf16[1, 32, 1000, 32]" = torch.ops.aten.slice.Tensor(permute, 3, p2, p3, p4)
        mul: "f32[1, 32, 1000, 32]" = torch.ops.aten.mul.Tensor(slice_1, arg1)
        slice_2: "bf16[1, 32, 1000, 32]" = torch.ops.aten.slice.Tensor(permute, 3, p5, p6, p7)
        slice_3: "bf16[1, 32, 1000, 16]" = torch.ops.aten.slice.Tensor(slice_1, 3, p8, p9, p10)
        neg: "bf16[1, 32, 1000, 16]" = torch.ops.aten.neg.default(slice_3)
        slice_4: "bf16[1, 32, 1000, 16]" = torch.ops.aten.slice.Tensor(slice_1, 3, p11, p12, p13)
        cat: "bf16[1, 32, 1000, 32]" = torch.ops.aten.cat.default([neg, slice_4], 3)
        mul_1: "f32[1, 32, 1000, 32]" = torch.ops.aten.mul.Tensor(cat, arg2)
        add: "f32[1, 32, 1000, 32]" = torch.ops.aten.add.Tensor(mul, mul_1)
        cat_1: "f32[1, 32, 1000, 64]" = torch.ops.aten.cat.default([add, slice_2], 3)
        convert_element_type: "bf16[1, 32, 1000, 64]" = torch.ops.prims.convert_element_type.default(cat_1, torch.bfloat16)
        return (convert_element_type,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
