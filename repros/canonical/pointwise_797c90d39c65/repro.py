"""assay repro 1
pattern 797c90d39c65ae01a785e8d7af1585850867f32c60860739b19a444367f687c8
home    992d5346e87b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 4096]", arg1: "bf16[1000, 512]", arg2: "bf16[1, 1000, 32][1000, 1, 1000]", arg3: "bf16[1, 1000, 32][1000, 1, 1000]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]"):
        reshape: "bf16[1, 1000, 4096]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 512]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[1, 1000, 64, 64]" = torch.ops.aten.reshape.default(reshape, p2)
        permute: "bf16[1, 64, 1000, 64]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1, 3])
        reshape_3: "bf16[1, 1000, 8, 64]" = torch.ops.aten.reshape.default(reshape_1, p3)
        permute_1: "bf16[1, 8, 1000, 64]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1, 3])
        split = torch.ops.aten.split.Tensor(permute, p4, 3)
        getitem: "bf16[1, 64, 1000, 32]" = split[0]
        getitem_1: "bf16[1, 64, 1000, 32]" = split[1]
        split_1 = torch.ops.aten.split.Tensor(permute_1, p5, 3)
        getitem_2: "bf16[1, 8, 1000, 32]" = split_1[0]
        getitem_3: "bf16[1, 8, 1000, 32]" = split_1[1]
        unsqueeze: "bf16[1, 1, 1000, 32]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        mul: "bf16[1, 64, 1000, 32]" = torch.ops.aten.mul.Tensor(getitem, unsqueeze)
        mul_1: "bf16[1, 8, 1000, 32]" = torch.ops.aten.mul.Tensor(getitem_2, unsqueeze)
        mul_2: "bf16[1, 64, 1000, 32]" = torch.ops.aten.mul.Tensor(getitem_1, unsqueeze)
        mul_3: "bf16[1, 8, 1000, 32]" = torch.ops.aten.mul.Tensor(getitem_3, unsqueeze)
        unsqueeze_1: "bf16[1, 1, 1000, 32]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        mul_4: "bf16[1, 64, 1000, 32]" = torch.ops.aten.mul.Tensor(getitem, unsqueeze_1)
        add: "bf16[1, 64, 1000, 32]" = torch.ops.aten.add.Tensor(mul_2, mul_4)
        mul_5: "bf16[1, 8, 1000, 32]" = torch.ops.aten.mul.Tensor(getitem_2, unsqueeze_1)
        add_1: "bf16[1, 8, 1000, 32]" = torch.ops.aten.add.Tensor(mul_3, mul_5)
        mul_6: "bf16[1, 64, 1000, 32]" = torch.ops.aten.mul.Tensor(getitem_1, unsqueeze_1)
        mul_7: "bf16[1, 8, 1000, 32]" = torch.ops.aten.mul.Tensor(getitem_3, unsqueeze_1)
        sub: "bf16[1, 64, 1000, 32]" = torch.ops.aten.sub.Tensor(mul, mul_6)
        cat: "bf16[1, 64, 1000, 64]" = torch.ops.aten.cat.default([sub, add], 3)
        expand: "bf16[1, 64, 1000, 64]" = torch.ops.aten.expand.default(cat, p6)
        reshape_4: "bf16[64, 1000, 64]" = torch.ops.aten.reshape.default(expand, p7)
        sub_1: "bf16[1, 8, 1000, 32]" = torch.ops.aten.sub.Tensor(mul_1, mul_7)
        cat_1: "bf16[1, 8, 1000, 64]" = torch.ops.aten.cat.default([sub_1, add_1], 3)
        unsqueeze_2: "bf16[1, 8, 1, 1000, 64]" = torch.ops.aten.unsqueeze.default(cat_1, 2)
        expand_1: "bf16[1, 8, 8, 1000, 64]" = torch.ops.aten.expand.default(unsqueeze_2, p8)
        clone: "bf16[1, 8, 8, 1000, 64]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        reshape_5: "bf16[1, 64, 1000, 64]" = torch.ops.aten.reshape.default(clone, p9)
        permute_2: "bf16[1, 64, 64, 1000]" = torch.ops.aten.permute.default(reshape_5, [0, 1, 3, 2])
        expand_2: "bf16[1, 64, 64, 1000]" = torch.ops.aten.expand.default(permute_2, p10)
        reshape_6: "bf16[64, 64, 1000]" = torch.ops.aten.reshape.default(expand_2, p11)
        return (reshape_4, cat_1, reshape_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
