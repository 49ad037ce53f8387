"""assay repro 1
pattern ee0d6543d1cf2d0747997e5ee08dd96ffdcf28534d68ba38b4afe763c0c5e37b
home    3cd3c4db0bcb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 9216]", arg1: "bf16[1, 1000, 96]", arg2: "bf16[1, 1000, 96]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]", p5: "size", p6: "size", p7: "size", p8: "size[]", p9: "size", p10: "size", p11: "size", p12: "size[]", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size", p23: "size", p24: "size"):
        reshape: "bf16[1, 1000, 9216]" = torch.ops.aten.reshape.default(arg0, p0)
        slice_1: "bf16[1, 1000, 3072]" = torch.ops.aten.slice.Tensor(reshape, 2, p1, p2, p3)
        reshape_1: "bf16[1, 1000, 32, 96]" = torch.ops.aten.reshape.default(slice_1, p4)
        permute: "bf16[1, 32, 1000, 96]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        clone: "bf16[1, 32, 1000, 96]" = torch.ops.aten.clone.default(permute)
        slice_2: "bf16[1, 1000, 3072]" = torch.ops.aten.slice.Tensor(reshape, 2, p5, p6, p7)
        reshape_2: "bf16[1, 1000, 32, 96]" = torch.ops.aten.reshape.default(slice_2, p8)
        permute_1: "bf16[1, 32, 1000, 96]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1, 3])
        slice_3: "bf16[1, 1000, 3072]" = torch.ops.aten.slice.Tensor(reshape, 2, p9, p10, p11)
        reshape_3: "bf16[1, 1000, 32, 96]" = torch.ops.aten.reshape.default(slice_3, p12)
        permute_2: "bf16[1, 32, 1000, 96]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1, 3])
        slice_4: "bf16[1, 32, 1000, 48]" = torch.ops.aten.slice.Tensor(permute_1, 3, p13, p14, p15)
        neg: "bf16[1, 32, 1000, 48]" = torch.ops.aten.neg.default(slice_4)
        slice_5: "bf16[1, 32, 1000, 48]" = torch.ops.aten.slice.Tensor(permute_2, 3, p16, p17, p18)
        neg_1: "bf16[1, 32, 1000, 48]" = torch.ops.aten.neg.default(slice_5)
        slice_6: "bf16[1, 32, 1000, 48]" = torch.ops.aten.slice.Tensor(permute_1, 3, p19, p20, p21)
        cat: "bf16[1, 32, 1000, 96]" = torch.ops.aten.cat.default([neg, slice_6], 3)
        slice_7: "bf16[1, 32, 1000, 48]" = torch.ops.aten.slice.Tensor(permute_2, 3, p22, p23, p24)
        cat_1: "bf16[1, 32, 1000, 96]" = torch.ops.aten.cat.default([neg_1, slice_7], 3)
        unsqueeze: "bf16[1, 1, 1000, 96]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        mul: "bf16[1, 32, 1000, 96]" = torch.ops.aten.mul.Tensor(cat, unsqueeze)
        mul_1: "bf16[1, 32, 1000, 96]" = torch.ops.aten.mul.Tensor(cat_1, unsqueeze)
        unsqueeze_1: "bf16[1, 1, 1000, 96]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        mul_2: "bf16[1, 32, 1000, 96]" = torch.ops.aten.mul.Tensor(permute_1, unsqueeze_1)
        add: "bf16[1, 32, 1000, 96]" = torch.ops.aten.add.Tensor(mul_2, mul)
        mul_3: "bf16[1, 32, 1000, 96]" = torch.ops.aten.mul.Tensor(permute_2, unsqueeze_1)
        add_1: "bf16[1, 32, 1000, 96]" = torch.ops.aten.add.Tensor(mul_3, mul_1)
        return (clone, add, add_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
