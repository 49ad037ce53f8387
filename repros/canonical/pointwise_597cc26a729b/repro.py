"""assay repro 1
pattern 597cc26a729b92588c4f8b4c5ebd5670a99405fe3ac1ba706818b0b4fd79d664
home    14de02d76a1e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16384, 768]", arg1: "bf16[16384, 768]", arg2: "bf16[1, 1, 512, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size[]", p18: "size[]", p19: "size[]", p20: "size[]", p21: "size[]", p22: "size[]", p23: "size[]", p24: "size[]"):
        reshape: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[32, 512, 12, 64]" = torch.ops.aten.reshape.default(reshape, p2)
        permute: "bf16[32, 12, 512, 64]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1, 3])
        reshape_3: "bf16[32, 512, 12, 64]" = torch.ops.aten.reshape.default(reshape_1, p3)
        permute_1: "bf16[32, 12, 512, 64]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1, 3])
        slice_1: "bf16[32, 12, 512, 32]" = torch.ops.aten.slice.Tensor(permute, 3, p4, p5, p6)
        neg: "bf16[32, 12, 512, 32]" = torch.ops.aten.neg.default(slice_1)
        slice_2: "bf16[32, 12, 512, 32]" = torch.ops.aten.slice.Tensor(permute_1, 3, p7, p8, p9)
        neg_1: "bf16[32, 12, 512, 32]" = torch.ops.aten.neg.default(slice_2)
        slice_3: "bf16[32, 12, 512, 32]" = torch.ops.aten.slice.Tensor(permute, 3, p10, p11, p12)
        slice_4: "bf16[32, 12, 512, 32]" = torch.ops.aten.slice.Tensor(permute_1, 3, p13, p14, p15)
        split = torch.ops.aten.split.Tensor(arg2, p16, 3)
        getitem: "bf16[1, 1, 512, 32]" = split[0]
        getitem_1: "bf16[1, 1, 512, 32]" = split[1]
        unsqueeze: "bf16[1, 1, 512, 32, 1]" = torch.ops.aten.unsqueeze.default(getitem, 4)
        unsqueeze_1: "bf16[1, 1, 512, 32, 1]" = torch.ops.aten.unsqueeze.default(getitem, 4)
        cat: "bf16[1, 1, 512, 32, 2]" = torch.ops.aten.cat.default([unsqueeze, unsqueeze_1], 4)
        reshape_4: "bf16[1, 1, 512, 64]" = torch.ops.aten.reshape.default(cat, p17)
        unsqueeze_2: "bf16[1, 1, 512, 32, 1]" = torch.ops.aten.unsqueeze.default(getitem_1, 4)
        unsqueeze_3: "bf16[1, 1, 512, 32, 1]" = torch.ops.aten.unsqueeze.default(getitem_1, 4)
        cat_1: "bf16[1, 1, 512, 32, 2]" = torch.ops.aten.cat.default([unsqueeze_2, unsqueeze_3], 4)
        reshape_5: "bf16[1, 1, 512, 64]" = torch.ops.aten.reshape.default(cat_1, p18)
        mul: "bf16[32, 12, 512, 64]" = torch.ops.aten.mul.Tensor(permute, reshape_5)
        mul_1: "bf16[32, 12, 512, 64]" = torch.ops.aten.mul.Tensor(permute_1, reshape_5)
        unsqueeze_4: "bf16[32, 12, 512, 32, 1]" = torch.ops.aten.unsqueeze.default(neg, 4)
        unsqueeze_5: "bf16[32, 12, 512, 32, 1]" = torch.ops.aten.unsqueeze.default(neg_1, 4)
        unsqueeze_6: "bf16[32, 12, 512, 32, 1]" = torch.ops.aten.unsqueeze.default(slice_3, 4)
        cat_2: "bf16[32, 12, 512, 32, 2]" = torch.ops.aten.cat.default([unsqueeze_4, unsqueeze_6], 4)
        reshape_6: "bf16[32, 12, 512, 64]" = torch.ops.aten.reshape.default(cat_2, p19)
        mul_2: "bf16[32, 12, 512, 64]" = torch.ops.aten.mul.Tensor(reshape_6, reshape_4)
        add: "bf16[32, 12, 512, 64]" = torch.ops.aten.add.Tensor(mul, mul_2)
        expand: "bf16[32, 12, 512, 64]" = torch.ops.aten.expand.default(add, p20)
        clone: "bf16[32, 12, 512, 64]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_7: "bf16[384, 512, 64]" = torch.ops.aten.reshape.default(clone, p21)
        unsqueeze_7: "bf16[32, 12, 512, 32, 1]" = torch.ops.aten.unsqueeze.default(slice_4, 4)
        cat_3: "bf16[32, 12, 512, 32, 2]" = torch.ops.aten.cat.default([unsqueeze_5, unsqueeze_7], 4)
        reshape_8: "bf16[32, 12, 512, 64]" = torch.ops.aten.reshape.default(cat_3, p22)
        mul_3: "bf16[32, 12, 512, 64]" = torch.ops.aten.mul.Tensor(reshape_8, reshape_4)
        add_1: "bf16[32, 12, 512, 64]" = torch.ops.aten.add.Tensor(mul_1, mul_3)
        permute_2: "bf16[32, 12, 64, 512]" = torch.ops.aten.permute.default(add_1, [0, 1, 3, 2])
        expand_1: "bf16[32, 12, 64, 512]" = torch.ops.aten.expand.default(permute_2, p23)
        clone_1: "bf16[32, 12, 64, 512]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        reshape_9: "bf16[384, 64, 512]" = torch.ops.aten.reshape.default(clone_1, p24)
        return (reshape_7, reshape_9)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
