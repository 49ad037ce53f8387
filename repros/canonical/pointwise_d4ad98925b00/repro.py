"""assay repro 1
pattern d4ad98925b003482c8650e1b6a69cda57fa2e438af277bf95f4deeacf1cea4e8
home    11969386239f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 3072]", arg1: "f32[8, 512]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size", p23: "size", p24: "size", p25: "size", p26: "size", p27: "size[]", p28: "size[]"):
        reshape: "bf16[8, 512, 3072]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[8, 512, 16, 192]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[8, 16, 512, 192]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        split = torch.ops.aten.split.Tensor(permute, p2, 3)
        getitem: "bf16[8, 16, 512, 64]" = split[0]
        getitem_1: "bf16[8, 16, 512, 64]" = split[1]
        getitem_2: "bf16[8, 16, 512, 64]" = split[2]
        clone: "bf16[8, 16, 512, 64]" = torch.ops.aten.clone.default(getitem_2)
        slice_1: "bf16[8, 16, 512, 16]" = torch.ops.aten.slice.Tensor(getitem, 3, p3, p4, p5)
        slice_2: "bf16[8, 16, 512, 48]" = torch.ops.aten.slice.Tensor(getitem, 3, p6, p7, p8)
        slice_3: "bf16[8, 16, 512, 16]" = torch.ops.aten.slice.Tensor(getitem_1, 3, p9, p10, p11)
        slice_4: "bf16[8, 16, 512, 48]" = torch.ops.aten.slice.Tensor(getitem_1, 3, p12, p13, p14)
        slice_5: "bf16[8, 16, 512, 8]" = torch.ops.aten.slice.Tensor(slice_1, 3, p15, p16, p17)
        neg: "bf16[8, 16, 512, 8]" = torch.ops.aten.neg.default(slice_5)
        slice_6: "bf16[8, 16, 512, 8]" = torch.ops.aten.slice.Tensor(slice_3, 3, p18, p19, p20)
        neg_1: "bf16[8, 16, 512, 8]" = torch.ops.aten.neg.default(slice_6)
        slice_7: "bf16[8, 16, 512, 8]" = torch.ops.aten.slice.Tensor(slice_1, 3, p21, p22, p23)
        cat: "bf16[8, 16, 512, 16]" = torch.ops.aten.cat.default([neg, slice_7], 3)
        slice_8: "bf16[8, 16, 512, 8]" = torch.ops.aten.slice.Tensor(slice_3, 3, p24, p25, p26)
        cat_1: "bf16[8, 16, 512, 16]" = torch.ops.aten.cat.default([neg_1, slice_8], 3)
        unsqueeze: "f32[1, 8, 512]" = torch.ops.aten.unsqueeze.default(arg1, 0)
        permute_1: "f32[1, 512, 8]" = torch.ops.aten.permute.default(unsqueeze, [0, 2, 1])
        unsqueeze_1: "f32[1, 512, 1, 8]" = torch.ops.aten.unsqueeze.default(permute_1, 2)
        expand: "f32[1, 512, 2, 8]" = torch.ops.aten.expand.default(unsqueeze_1, p27)
        clone_1: "f32[1, 512, 2, 8]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_2: "f32[1, 512, 16]" = torch.ops.aten.reshape.default(clone_1, p28)
        cos: "f32[1, 512, 16]" = torch.ops.aten.cos.default(reshape_2)
        mul: "f32[1, 512, 16]" = torch.ops.aten.mul.Tensor(cos, 1.0)
        sin: "f32[1, 512, 16]" = torch.ops.aten.sin.default(reshape_2)
        mul_1: "f32[1, 512, 16]" = torch.ops.aten.mul.Tensor(sin, 1.0)
        convert_element_type: "bf16[1, 512, 16]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        unsqueeze_2: "bf16[1, 1, 512, 16]" = torch.ops.aten.unsqueeze.default(convert_element_type, 1)
        mul_2: "bf16[8, 16, 512, 16]" = torch.ops.aten.mul.Tensor(slice_1, unsqueeze_2)
        mul_3: "bf16[8, 16, 512, 16]" = torch.ops.aten.mul.Tensor(slice_3, unsqueeze_2)
        convert_element_type_1: "bf16[1, 512, 16]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        unsqueeze_3: "bf16[1, 1, 512, 16]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        mul_4: "bf16[8, 16, 512, 16]" = torch.ops.aten.mul.Tensor(cat, unsqueeze_3)
        add: "bf16[8, 16, 512, 16]" = torch.ops.aten.add.Tensor(mul_2, mul_4)
        cat_2: "bf16[8, 16, 512, 64]" = torch.ops.aten.cat.default([add, slice_2], 3)
        mul_5: "bf16[8, 16, 512, 16]" = torch.ops.aten.mul.Tensor(cat_1, unsqueeze_3)
        add_1: "bf16[8, 16, 512, 16]" = torch.ops.aten.add.Tensor(mul_3, mul_5)
        cat_3: "bf16[8, 16, 512, 64]" = torch.ops.aten.cat.default([add_1, slice_4], 3)
        return (clone, convert_element_type, convert_element_type_1, cat_2, cat_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
