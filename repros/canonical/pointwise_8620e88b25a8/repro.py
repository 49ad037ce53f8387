"""assay repro 1
pattern 8620e88b25a83a2deeba80dad180464ce9385995b4ee2e73073192d56e37cf70
home    c47d60beeca9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[2048, 32]", arg1: "i64[1, 512]", arg2: "bf16[4096, 3072]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size", p23: "size", p24: "size", p25: "size", p26: "size", p27: "size", p28: "size", p29: "size", p30: "size", p31: "size", p32: "size", p33: "size", p34: "size[]", p35: "size[]", p36: "size[]", p37: "size[]", p38: "size[]", p39: "size[]", p40: "size[]", p41: "size[]", p42: "size[]", p43: "size[]", p44: "size[]", p45: "size[]"):
        index: "f32[1, 512, 32]" = torch.ops.aten.index.Tensor(arg0, [arg1])
        reshape: "bf16[8, 512, 3072]" = torch.ops.aten.reshape.default(arg2, p0)
        reshape_1: "bf16[8, 512, 4, 768]" = torch.ops.aten.reshape.default(reshape, p1)
        split = torch.ops.aten.split.Tensor(index, p2, 2)
        getitem: "f32[1, 512, 16]" = split[0]
        getitem_1: "f32[1, 512, 16]" = split[1]
        split_1 = torch.ops.aten.split.Tensor(reshape_1, p3, 3)
        getitem_2: "bf16[8, 512, 4, 256]" = split_1[0]
        getitem_3: "bf16[8, 512, 4, 256]" = split_1[1]
        getitem_4: "bf16[8, 512, 4, 256]" = split_1[2]
        reshape_2: "bf16[8, 512, 4, 4, 64]" = torch.ops.aten.reshape.default(getitem_2, p4)
        clone: "bf16[8, 512, 4, 4, 64]" = torch.ops.aten.clone.default(reshape_2, memory_format = torch.contiguous_format)
        reshape_3: "bf16[8, 512, 4, 4, 64]" = torch.ops.aten.reshape.default(getitem_3, p5)
        clone_1: "bf16[8, 512, 4, 4, 64]" = torch.ops.aten.clone.default(reshape_3, memory_format = torch.contiguous_format)
        reshape_4: "bf16[8, 512, 4, 4, 64]" = torch.ops.aten.reshape.default(getitem_4, p6)
        clone_2: "bf16[8, 512, 4, 4, 64]" = torch.ops.aten.clone.default(reshape_4, memory_format = torch.contiguous_format)
        reshape_5: "bf16[8, 512, 16, 64]" = torch.ops.aten.reshape.default(clone_1, p7)
        permute: "bf16[8, 16, 512, 64]" = torch.ops.aten.permute.default(reshape_5, [0, 2, 1, 3])
        reshape_6: "bf16[8, 512, 16, 64]" = torch.ops.aten.reshape.default(clone, p8)
        reshape_7: "bf16[8, 512, 16, 64]" = torch.ops.aten.reshape.default(clone_2, p9)
        slice_1: "bf16[8, 512, 16, 32]" = torch.ops.aten.slice.Tensor(reshape_6, 3, p10, p11, p12)
        slice_2: "bf16[8, 512, 16, 32]" = torch.ops.aten.slice.Tensor(reshape_7, 3, p13, p14, p15)
        slice_3: "bf16[8, 512, 16, 32]" = torch.ops.aten.slice.Tensor(reshape_6, 3, p16, p17, p18)
        slice_4: "bf16[8, 512, 16, 32]" = torch.ops.aten.slice.Tensor(reshape_7, 3, p19, p20, p21)
        slice_5: "bf16[8, 512, 16, 16]" = torch.ops.aten.slice.Tensor(slice_1, 3, p22, p23, p24)
        neg: "bf16[8, 512, 16, 16]" = torch.ops.aten.neg.default(slice_5)
        slice_6: "bf16[8, 512, 16, 16]" = torch.ops.aten.slice.Tensor(slice_2, 3, p25, p26, p27)
        neg_1: "bf16[8, 512, 16, 16]" = torch.ops.aten.neg.default(slice_6)
        slice_7: "bf16[8, 512, 16, 16]" = torch.ops.aten.slice.Tensor(slice_1, 3, p28, p29, p30)
        slice_8: "bf16[8, 512, 16, 16]" = torch.ops.aten.slice.Tensor(slice_2, 3, p31, p32, p33)
        unsqueeze: "f32[1, 512, 1, 16]" = torch.ops.aten.unsqueeze.default(getitem, 2)
        unsqueeze_1: "f32[1, 512, 1, 16]" = torch.ops.aten.unsqueeze.default(getitem_1, 2)
        unsqueeze_2: "bf16[8, 512, 16, 16, 1]" = torch.ops.aten.unsqueeze.default(neg, 4)
        unsqueeze_3: "bf16[8, 512, 16, 16, 1]" = torch.ops.aten.unsqueeze.default(neg_1, 4)
        unsqueeze_4: "bf16[8, 512, 16, 16, 1]" = torch.ops.aten.unsqueeze.default(slice_7, 4)
        cat: "bf16[8, 512, 16, 16, 2]" = torch.ops.aten.cat.default([unsqueeze_2, unsqueeze_4], 4)
        reshape_8: "bf16[8, 512, 16, 32]" = torch.ops.aten.reshape.default(cat, p34)
        unsqueeze_5: "bf16[8, 512, 16, 16, 1]" = torch.ops.aten.unsqueeze.default(slice_8, 4)
        cat_1: "bf16[8, 512, 16, 16, 2]" = torch.ops.aten.cat.default([unsqueeze_3, unsqueeze_5], 4)
        reshape_9: "bf16[8, 512, 16, 32]" = torch.ops.aten.reshape.default(cat_1, p35)
        unsqueeze_6: "f32[1, 512, 1, 16, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 4)
        expand: "f32[1, 512, 1, 16, 2]" = torch.ops.aten.expand.default(unsqueeze_6, p36)
        clone_3: "f32[1, 512, 1, 16, 2]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_10: "f32[1, 512, 1, 32]" = torch.ops.aten.reshape.default(clone_3, p37)
        mul: "f32[8, 512, 16, 32]" = torch.ops.aten.mul.Tensor(reshape_8, reshape_10)
        mul_1: "f32[8, 512, 16, 32]" = torch.ops.aten.mul.Tensor(reshape_9, reshape_10)
        unsqueeze_7: "f32[1, 512, 1, 16, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 4)
        expand_1: "f32[1, 512, 1, 16, 2]" = torch.ops.aten.expand.default(unsqueeze_7, p38)
        clone_4: "f32[1, 512, 1, 16, 2]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        reshape_11: "f32[1, 512, 1, 32]" = torch.ops.aten.reshape.default(clone_4, p39)
        mul_2: "f32[8, 512, 16, 32]" = torch.ops.aten.mul.Tensor(slice_1, reshape_11)
        add: "f32[8, 512, 16, 32]" = torch.ops.aten.add.Tensor(mul_2, mul)
        cat_2: "f32[8, 512, 16, 64]" = torch.ops.aten.cat.default([add, slice_3], 3)
        mul_3: "f32[8, 512, 16, 32]" = torch.ops.aten.mul.Tensor(slice_2, reshape_11)
        add_1: "f32[8, 512, 16, 32]" = torch.ops.aten.add.Tensor(mul_3, mul_1)
        cat_3: "f32[8, 512, 16, 64]" = torch.ops.aten.cat.default([add_1, slice_4], 3)
        permute_1: "f32[8, 16, 512, 64]" = torch.ops.aten.permute.default(cat_2, [0, 2, 1, 3])
        permute_2: "f32[8, 16, 512, 64]" = torch.ops.aten.permute.default(cat_3, [0, 2, 1, 3])
        permute_3: "f32[8, 16, 64, 512]" = torch.ops.aten.permute.default(permute_2, [0, 1, 3, 2])
        convert_element_type: "bf16[8, 16, 64, 512]" = torch.ops.prims.convert_element_type.default(permute_3, torch.bfloat16)
        expand_2: "bf16[8, 16, 64, 512]" = torch.ops.aten.expand.default(convert_element_type, p40)
        clone_5: "bf16[8, 16, 64, 512]" = torch.ops.aten.clone.default(expand_2, memory_format = torch.contiguous_format)
        reshape_12: "bf16[128, 64, 512]" = torch.ops.aten.reshape.default(clone_5, p41)
        permute_4: "bf16[128, 512, 64]" = torch.ops.aten.permute.default(reshape_12, [0, 2, 1])
        convert_element_type_1: "bf16[8, 16, 512, 64]" = torch.ops.prims.convert_element_type.default(permute_1, torch.bfloat16)
        expand_3: "bf16[8, 16, 512, 64]" = torch.ops.aten.expand.default(convert_element_type_1, p42)
        clone_6: "bf16[8, 16, 512, 64]" = torch.ops.aten.clone.default(expand_3, memory_format = torch.contiguous_format)
        reshape_13: "bf16[128, 512, 64]" = torch.ops.aten.reshape.default(clone_6, p43)
        permute_5: "bf16[128, 64, 512]" = torch.ops.aten.permute.default(reshape_13, [0, 2, 1])
        convert_element_type_2: "f32[8, 16, 512, 64]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        convert_element_type_3: "bf16[8, 16, 512, 64]" = torch.ops.prims.convert_element_type.default(convert_element_type_2, torch.bfloat16)
        expand_4: "bf16[8, 16, 512, 64]" = torch.ops.aten.expand.default(convert_element_type_3, p44)
        clone_7: "bf16[8, 16, 512, 64]" = torch.ops.aten.clone.default(expand_4, memory_format = torch.contiguous_format)
        reshape_14: "bf16[128, 512, 64]" = torch.ops.aten.reshape.default(clone_7, p45)
        permute_6: "bf16[128, 64, 512]" = torch.ops.aten.permute.default(reshape_14, [0, 2, 1])
        return (unsqueeze_6, unsqueeze_7, permute_2, reshape_12, permute_4, reshape_13, permute_5, convert_element_type_2, reshape_14, permute_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
