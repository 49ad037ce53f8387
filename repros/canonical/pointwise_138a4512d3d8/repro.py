"""assay repro 1
pattern 138a4512d3d8cd98ba93af9e574d6dbeb5b3e5a67bad958fdfc269af5a4bfaea
home    96caf3b42f38
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 2048]", arg1: "bf16[1000, 512]", arg2: "bf16[1, 1000, 64]", arg3: "bf16[1, 1000, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size[]", p17: "size[]"):
        reshape: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 512]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[1, 1000, 32, 64]" = torch.ops.aten.reshape.default(reshape, p2)
        permute: "bf16[1, 32, 1000, 64]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1, 3])
        reshape_3: "bf16[1, 1000, 8, 64]" = torch.ops.aten.reshape.default(reshape_1, p3)
        permute_1: "bf16[1, 8, 1000, 64]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1, 3])
        slice_1: "bf16[1, 32, 1000, 32]" = torch.ops.aten.slice.Tensor(permute, 3, p4, p5, p6)
        neg: "bf16[1, 32, 1000, 32]" = torch.ops.aten.neg.default(slice_1)
        slice_2: "bf16[1, 8, 1000, 32]" = torch.ops.aten.slice.Tensor(permute_1, 3, p7, p8, p9)
        neg_1: "bf16[1, 8, 1000, 32]" = torch.ops.aten.neg.default(slice_2)
        slice_3: "bf16[1, 32, 1000, 32]" = torch.ops.aten.slice.Tensor(permute, 3, p10, p11, p12)
        cat: "bf16[1, 32, 1000, 64]" = torch.ops.aten.cat.default([neg, slice_3], 3)
        slice_4: "bf16[1, 8, 1000, 32]" = torch.ops.aten.slice.Tensor(permute_1, 3, p13, p14, p15)
        cat_1: "bf16[1, 8, 1000, 64]" = torch.ops.aten.cat.default([neg_1, slice_4], 3)
        unsqueeze: "bf16[1, 1, 1000, 64]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        mul: "bf16[1, 32, 1000, 64]" = torch.ops.aten.mul.Tensor(cat, unsqueeze)
        mul_1: "bf16[1, 8, 1000, 64]" = torch.ops.aten.mul.Tensor(cat_1, unsqueeze)
        unsqueeze_1: "bf16[1, 1, 1000, 64]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        mul_2: "bf16[1, 32, 1000, 64]" = torch.ops.aten.mul.Tensor(permute, unsqueeze_1)
        add: "bf16[1, 32, 1000, 64]" = torch.ops.aten.add.Tensor(mul_2, mul)
        mul_3: "bf16[1, 8, 1000, 64]" = torch.ops.aten.mul.Tensor(permute_1, unsqueeze_1)
        add_1: "bf16[1, 8, 1000, 64]" = torch.ops.aten.add.Tensor(mul_3, mul_1)
        unsqueeze_2: "bf16[1, 8, 1, 1000, 64]" = torch.ops.aten.unsqueeze.default(add_1, 2)
        expand: "bf16[1, 8, 4, 1000, 64]" = torch.ops.aten.expand.default(unsqueeze_2, p16)
        clone: "bf16[1, 8, 4, 1000, 64]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_4: "bf16[1, 32, 1000, 64]" = torch.ops.aten.reshape.default(clone, p17)
        return (add, add_1, reshape_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
