"""assay repro 1
pattern f578d0cad9e8ac95142a0ccd2ecfcb628b42341f3f70e06720064be385d8550d
home    f80e833a9031
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 1024]", arg1: "bf16[1000, 4096]", arg2: "bf16[1, 1000, 128]", arg3: "bf16[1, 1000, 128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size[]", p20: "size[]"):
        reshape: "bf16[1, 1000, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 4096]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[1, 1000, 8, 128]" = torch.ops.aten.reshape.default(reshape, p2)
        permute: "bf16[1, 8, 1000, 128]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1, 3])
        reshape_3: "bf16[1, 1000, 32, 128]" = torch.ops.aten.reshape.default(reshape_1, p3)
        permute_1: "bf16[1, 32, 1000, 128]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1, 3])
        slice_1: "bf16[1, 8, 1000, 64]" = torch.ops.aten.slice.Tensor(permute, 3, p4, p5, p6)
        neg: "bf16[1, 8, 1000, 64]" = torch.ops.aten.neg.default(slice_1)
        slice_2: "bf16[1, 32, 1000, 64]" = torch.ops.aten.slice.Tensor(permute_1, 3, p7, p8, p9)
        neg_1: "bf16[1, 32, 1000, 64]" = torch.ops.aten.neg.default(slice_2)
        slice_3: "bf16[1, 8, 1000, 64]" = torch.ops.aten.slice.Tensor(permute, 3, p10, p11, p12)
        cat: "bf16[1, 8, 1000, 128]" = torch.ops.aten.cat.default([neg, slice_3], 3)
        slice_4: "bf16[1, 32, 1000, 64]" = torch.ops.aten.slice.Tensor(permute_1, 3, p13, p14, p15)
        cat_1: "bf16[1, 32, 1000, 128]" = torch.ops.aten.cat.default([neg_1, slice_4], 3)
        unsqueeze: "bf16[1, 1, 1000, 128]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        mul: "bf16[1, 8, 1000, 128]" = torch.ops.aten.mul.Tensor(cat, unsqueeze)
        mul_1: "bf16[1, 32, 1000, 128]" = torch.ops.aten.mul.Tensor(cat_1, unsqueeze)
        unsqueeze_1: "bf16[1, 1, 1000, 128]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        mul_2: "bf16[1, 8, 1000, 128]" = torch.ops.aten.mul.Tensor(permute, unsqueeze_1)
        add: "bf16[1, 8, 1000, 128]" = torch.ops.aten.add.Tensor(mul_2, mul)
        mul_3: "bf16[1, 32, 1000, 128]" = torch.ops.aten.mul.Tensor(permute_1, unsqueeze_1)
        add_1: "bf16[1, 32, 1000, 128]" = torch.ops.aten.add.Tensor(mul_3, mul_1)
        slice_5: "bf16[1, 8, 1000, 128]" = torch.ops.aten.slice.Tensor(add, 2, p16, p17, p18)
        unsqueeze_2: "bf16[1, 8, 1, 1000, 128]" = torch.ops.aten.unsqueeze.default(add, 2)
        expand: "bf16[1, 8, 4, 1000, 128]" = torch.ops.aten.expand.default(unsqueeze_2, p19)
        clone: "bf16[1, 8, 4, 1000, 128]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_4: "bf16[1, 32, 1000, 128]" = torch.ops.aten.reshape.default(clone, p20)
        return (add_1, slice_5, reshape_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
