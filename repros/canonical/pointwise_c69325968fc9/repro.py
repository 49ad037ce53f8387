"""assay repro 1
pattern c69325968fc9f6a6b817ff163d654b5a4f5d21a27510305097f725e993a7b82f
home    dcc7d7135b1e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[2048, 64]", arg1: "bf16[128, 4096]", arg2: "bf16[128, 4096]", arg3: "i64[1, 128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size", p23: "size", p24: "size", p25: "size", p26: "size", p27: "size", p28: "size", p29: "size[]", p30: "size[]", p31: "size[]", p32: "size", p33: "size[]", p34: "size[]", p35: "size[]", p36: "size[]", p37: "size[]", p38: "size[]", p39: "size[]", p40: "size[]", p41: "size[]", p42: "size[]", p43: "size[]", p44: "size[]"):
        repeat: "f32[1, 2048, 64]" = torch.ops.aten.repeat.default(arg0, p0)
        reshape: "bf16[1, 128, 4096]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_1: "bf16[1, 128, 4096]" = torch.ops.aten.reshape.default(arg2, p2)
        reshape_2: "bf16[1, 128, 16, 256]" = torch.ops.aten.reshape.default(reshape, p3)
        reshape_3: "bf16[1, 128, 16, 256]" = torch.ops.aten.reshape.default(reshape_1, p4)
        slice_1: "bf16[1, 128, 16, 64]" = torch.ops.aten.slice.Tensor(reshape_2, 3, p5, p6, p7)
        slice_2: "bf16[1, 128, 16, 64]" = torch.ops.aten.slice.Tensor(reshape_3, 3, p8, p9, p10)
        slice_3: "bf16[1, 128, 16, 192]" = torch.ops.aten.slice.Tensor(reshape_2, 3, p11, p12, p13)
        slice_4: "bf16[1, 128, 16, 192]" = torch.ops.aten.slice.Tensor(reshape_3, 3, p14, p15, p16)
        slice_5: "bf16[1, 128, 16, 32]" = torch.ops.aten.slice.Tensor(slice_1, 3, p17, p18, p19)
        neg: "bf16[1, 128, 16, 32]" = torch.ops.aten.neg.default(slice_5)
        slice_6: "bf16[1, 128, 16, 32]" = torch.ops.aten.slice.Tensor(slice_2, 3, p20, p21, p22)
        neg_1: "bf16[1, 128, 16, 32]" = torch.ops.aten.neg.default(slice_6)
        slice_7: "bf16[1, 128, 16, 32]" = torch.ops.aten.slice.Tensor(slice_1, 3, p23, p24, p25)
        slice_8: "bf16[1, 128, 16, 32]" = torch.ops.aten.slice.Tensor(slice_2, 3, p26, p27, p28)
        unsqueeze: "i64[1, 128, 1]" = torch.ops.aten.unsqueeze.default(arg3, 2)
        repeat_1: "i64[1, 128, 64]" = torch.ops.aten.repeat.default(unsqueeze, p29)
        gather: "f32[1, 128, 64]" = torch.ops.aten.gather.default(repeat, 1, repeat_1)
        unsqueeze_1: "bf16[1, 128, 16, 32, 1]" = torch.ops.aten.unsqueeze.default(neg, 4)
        unsqueeze_2: "bf16[1, 128, 16, 32, 1]" = torch.ops.aten.unsqueeze.default(neg_1, 4)
        unsqueeze_3: "bf16[1, 128, 16, 32, 1]" = torch.ops.aten.unsqueeze.default(slice_7, 4)
        cat: "bf16[1, 128, 16, 32, 2]" = torch.ops.aten.cat.default([unsqueeze_1, unsqueeze_3], 4)
        reshape_4: "bf16[1, 128, 16, 64]" = torch.ops.aten.reshape.default(cat, p30)
        unsqueeze_4: "bf16[1, 128, 16, 32, 1]" = torch.ops.aten.unsqueeze.default(slice_8, 4)
        cat_1: "bf16[1, 128, 16, 32, 2]" = torch.ops.aten.cat.default([unsqueeze_2, unsqueeze_4], 4)
        reshape_5: "bf16[1, 128, 16, 64]" = torch.ops.aten.reshape.default(cat_1, p31)
        convert_element_type: "bf16[1, 128, 64]" = torch.ops.prims.convert_element_type.default(gather, torch.bfloat16)
        split = torch.ops.aten.split.Tensor(convert_element_type, p32, 2)
        getitem: "bf16[1, 128, 32]" = split[0]
        getitem_1: "bf16[1, 128, 32]" = split[1]
        unsqueeze_5: "bf16[1, 128, 1, 32]" = torch.ops.aten.unsqueeze.default(getitem, 2)
        unsqueeze_6: "bf16[1, 128, 1, 32]" = torch.ops.aten.unsqueeze.default(getitem, 2)
        unsqueeze_7: "bf16[1, 128, 1, 32]" = torch.ops.aten.unsqueeze.default(getitem_1, 2)
        unsqueeze_8: "bf16[1, 128, 1, 32]" = torch.ops.aten.unsqueeze.default(getitem_1, 2)
        unsqueeze_9: "bf16[1, 128, 1, 32, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 4)
        expand: "bf16[1, 128, 1, 32, 2]" = torch.ops.aten.expand.default(unsqueeze_9, p33)
        clone: "bf16[1, 128, 1, 32, 2]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_6: "bf16[1, 128, 1, 64]" = torch.ops.aten.reshape.default(clone, p34)
        mul: "bf16[1, 128, 16, 64]" = torch.ops.aten.mul.Tensor(reshape_4, reshape_6)
        unsqueeze_10: "bf16[1, 128, 1, 32, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 4)
        expand_1: "bf16[1, 128, 1, 32, 2]" = torch.ops.aten.expand.default(unsqueeze_10, p35)
        clone_1: "bf16[1, 128, 1, 32, 2]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        reshape_7: "bf16[1, 128, 1, 64]" = torch.ops.aten.reshape.default(clone_1, p36)
        mul_1: "bf16[1, 128, 16, 64]" = torch.ops.aten.mul.Tensor(reshape_5, reshape_7)
        unsqueeze_11: "bf16[1, 128, 1, 32, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 4)
        expand_2: "bf16[1, 128, 1, 32, 2]" = torch.ops.aten.expand.default(unsqueeze_11, p37)
        clone_2: "bf16[1, 128, 1, 32, 2]" = torch.ops.aten.clone.default(expand_2, memory_format = torch.contiguous_format)
        reshape_8: "bf16[1, 128, 1, 64]" = torch.ops.aten.reshape.default(clone_2, p38)
        mul_2: "bf16[1, 128, 16, 64]" = torch.ops.aten.mul.Tensor(slice_1, reshape_8)
        add: "bf16[1, 128, 16, 64]" = torch.ops.aten.add.Tensor(mul_2, mul)
        cat_2: "bf16[1, 128, 16, 256]" = torch.ops.aten.cat.default([add, slice_3], 3)
        permute: "bf16[1, 16, 128, 256]" = torch.ops.aten.permute.default(cat_2, [0, 2, 1, 3])
        unsqueeze_12: "bf16[1, 128, 1, 32, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 4)
        expand_3: "bf16[1, 128, 1, 32, 2]" = torch.ops.aten.expand.default(unsqueeze_12, p39)
        clone_3: "bf16[1, 128, 1, 32, 2]" = torch.ops.aten.clone.default(expand_3, memory_format = torch.contiguous_format)
        reshape_9: "bf16[1, 128, 1, 64]" = torch.ops.aten.reshape.default(clone_3, p40)
        mul_3: "bf16[1, 128, 16, 64]" = torch.ops.aten.mul.Tensor(slice_2, reshape_9)
        add_1: "bf16[1, 128, 16, 64]" = torch.ops.aten.add.Tensor(mul_3, mul_1)
        cat_3: "bf16[1, 128, 16, 256]" = torch.ops.aten.cat.default([add_1, slice_4], 3)
        permute_1: "bf16[1, 16, 128, 256]" = torch.ops.aten.permute.default(cat_3, [0, 2, 1, 3])
        convert_element_type_1: "f32[1, 16, 128, 256]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        expand_4: "f32[1, 16, 128, 256]" = torch.ops.aten.expand.default(convert_element_type_1, p41)
        reshape_10: "f32[16, 128, 256]" = torch.ops.aten.reshape.default(expand_4, p42)
        convert_element_type_2: "f32[1, 16, 128, 256]" = torch.ops.prims.convert_element_type.default(permute_1, torch.float32)
        permute_2: "f32[1, 16, 256, 128]" = torch.ops.aten.permute.default(convert_element_type_2, [0, 1, 3, 2])
        expand_5: "f32[1, 16, 256, 128]" = torch.ops.aten.expand.default(permute_2, p43)
        reshape_11: "f32[16, 256, 128]" = torch.ops.aten.reshape.default(expand_5, p44)
        return (permute_1, reshape_10, reshape_11)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
