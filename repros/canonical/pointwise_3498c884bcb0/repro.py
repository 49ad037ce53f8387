"""assay repro 1
pattern 3498c884bcb009eec93b440b051d593542b6a8c0958b9089f73a23af8c19c515
home    7dc01d22449c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[2048, 64]", arg1: "bf16[128, 4096]", arg2: "bf16[128, 4096]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size", p23: "size", p24: "size", p25: "size", p26: "size", p27: "size", p28: "size", p29: "size[]", p30: "size[]", p31: "size", p32: "size", p33: "size", p34: "size[]", p35: "size", p36: "size[]", p37: "size[]", p38: "size[]", p39: "size[]", p40: "size[]", p41: "size[]", p42: "size[]", p43: "size[]"):
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
        unsqueeze: "bf16[1, 128, 16, 32, 1]" = torch.ops.aten.unsqueeze.default(neg, 4)
        unsqueeze_1: "bf16[1, 128, 16, 32, 1]" = torch.ops.aten.unsqueeze.default(neg_1, 4)
        unsqueeze_2: "bf16[1, 128, 16, 32, 1]" = torch.ops.aten.unsqueeze.default(slice_7, 4)
        cat: "bf16[1, 128, 16, 32, 2]" = torch.ops.aten.cat.default([unsqueeze, unsqueeze_2], 4)
        reshape_4: "bf16[1, 128, 16, 64]" = torch.ops.aten.reshape.default(cat, p29)
        unsqueeze_3: "bf16[1, 128, 16, 32, 1]" = torch.ops.aten.unsqueeze.default(slice_8, 4)
        cat_1: "bf16[1, 128, 16, 32, 2]" = torch.ops.aten.cat.default([unsqueeze_1, unsqueeze_3], 4)
        reshape_5: "bf16[1, 128, 16, 64]" = torch.ops.aten.reshape.default(cat_1, p30)
        iota: "i64[128]" = torch.ops.prims.iota.default(p31, start = p32, step = p33, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[128]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze_4: "i64[1, 128]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_5: "i64[1, 128, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        repeat_1: "i64[1, 128, 64]" = torch.ops.aten.repeat.default(unsqueeze_5, p34)
        gather: "f32[1, 128, 64]" = torch.ops.aten.gather.default(repeat, 1, repeat_1)
        convert_element_type: "bf16[1, 128, 64]" = torch.ops.prims.convert_element_type.default(gather, torch.bfloat16)
        split = torch.ops.aten.split.Tensor(convert_element_type, p35, 2)
        getitem: "bf16[1, 128, 32]" = split[0]
        getitem_1: "bf16[1, 128, 32]" = split[1]
        unsqueeze_6: "bf16[1, 128, 1, 32]" = torch.ops.aten.unsqueeze.default(getitem, 2)
        unsqueeze_7: "bf16[1, 128, 1, 32]" = torch.ops.aten.unsqueeze.default(getitem_1, 2)
        unsqueeze_8: "bf16[1, 128, 1, 32, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 4)
        expand: "bf16[1, 128, 1, 32, 2]" = torch.ops.aten.expand.default(unsqueeze_8, p36)
        clone: "bf16[1, 128, 1, 32, 2]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_6: "bf16[1, 128, 1, 64]" = torch.ops.aten.reshape.default(clone, p37)
        mul: "bf16[1, 128, 16, 64]" = torch.ops.aten.mul.Tensor(reshape_4, reshape_6)
        mul_1: "bf16[1, 128, 16, 64]" = torch.ops.aten.mul.Tensor(reshape_5, reshape_6)
        unsqueeze_9: "bf16[1, 128, 1, 32, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 4)
        expand_1: "bf16[1, 128, 1, 32, 2]" = torch.ops.aten.expand.default(unsqueeze_9, p38)
        clone_1: "bf16[1, 128, 1, 32, 2]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        reshape_7: "bf16[1, 128, 1, 64]" = torch.ops.aten.reshape.default(clone_1, p39)
        mul_2: "bf16[1, 128, 16, 64]" = torch.ops.aten.mul.Tensor(slice_1, reshape_7)
        add_1: "bf16[1, 128, 16, 64]" = torch.ops.aten.add.Tensor(mul_2, mul)
        cat_2: "bf16[1, 128, 16, 256]" = torch.ops.aten.cat.default([add_1, slice_3], 3)
        mul_3: "bf16[1, 128, 16, 64]" = torch.ops.aten.mul.Tensor(slice_2, reshape_7)
        add_2: "bf16[1, 128, 16, 64]" = torch.ops.aten.add.Tensor(mul_3, mul_1)
        cat_3: "bf16[1, 128, 16, 256]" = torch.ops.aten.cat.default([add_2, slice_4], 3)
        permute: "bf16[1, 16, 128, 256]" = torch.ops.aten.permute.default(cat_2, [0, 2, 1, 3])
        permute_1: "bf16[1, 16, 128, 256]" = torch.ops.aten.permute.default(cat_3, [0, 2, 1, 3])
        convert_element_type_1: "bf16[1, 16, 128, 256]" = torch.ops.prims.convert_element_type.default(permute, torch.bfloat16)
        expand_2: "bf16[1, 16, 128, 256]" = torch.ops.aten.expand.default(convert_element_type_1, p40)
        reshape_8: "bf16[16, 128, 256]" = torch.ops.aten.reshape.default(expand_2, p41)
        permute_2: "bf16[16, 256, 128]" = torch.ops.aten.permute.default(reshape_8, [0, 2, 1])
        convert_element_type_2: "f32[1, 16, 128, 256]" = torch.ops.prims.convert_element_type.default(permute_1, torch.float32)
        permute_3: "f32[1, 16, 256, 128]" = torch.ops.aten.permute.default(convert_element_type_2, [0, 1, 3, 2])
        convert_element_type_3: "bf16[1, 16, 256, 128]" = torch.ops.prims.convert_element_type.default(permute_3, torch.bfloat16)
        expand_3: "bf16[1, 16, 256, 128]" = torch.ops.aten.expand.default(convert_element_type_3, p42)
        reshape_9: "bf16[16, 256, 128]" = torch.ops.aten.reshape.default(expand_3, p43)
        permute_4: "bf16[16, 128, 256]" = torch.ops.aten.permute.default(reshape_9, [0, 2, 1])
        return (unsqueeze_4, repeat_1, unsqueeze_8, unsqueeze_9, permute_1, reshape_8, permute_2, reshape_9, permute_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
