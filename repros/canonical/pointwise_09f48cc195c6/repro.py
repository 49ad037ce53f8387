"""assay repro 1
pattern 09f48cc195c66d3d8989b015d2337e48dd1223d96a7e64fcd08bc890528a0378
home    7b92055b3877
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 64, 512]", arg1: "bf16[128, 512, 64]", arg2: "bf16[128, 512, 64]", arg3: "f32[8, 16, 512, 64]", arg4: "bf16[8, 512, 16, 64]", arg5: "f32[8, 16, 512, 64]", arg6: "f32[2048, 32]", arg7: "bf16[8, 512, 16, 32]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size[]", p22: "size[]", p23: "size", p24: "size", p25: "size", p26: "size", p27: "size[]", p28: "size[]", p29: "size[]", p30: "size[]", p31: "size[]", p32: "size", p33: "size", p34: "size", p35: "size", p36: "size", p37: "size", p38: "size", p39: "size", p40: "size[]", p41: "size", p42: "size", p43: "size", p44: "size", p45: "size", p46: "size", p47: "size", p48: "size", p49: "size", p50: "size", p51: "size", p52: "size[]", p53: "size[]", p54: "size", p55: "size", p56: "size", p57: "size[]", p58: "size[]", p59: "size[]", p60: "size[]"):
        reshape: "bf16[8, 16, 64, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[8, 16, 512, 64]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[8, 16, 512, 64]" = torch.ops.aten.reshape.default(arg2, p2)
        convert_element_type: "f32[8, 16, 64, 512]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        permute: "f32[8, 16, 512, 64]" = torch.ops.aten.permute.default(convert_element_type, [0, 1, 3, 2])
        add: "f32[8, 16, 512, 64]" = torch.ops.aten.add.Tensor(arg3, permute)
        permute_1: "f32[8, 512, 16, 64]" = torch.ops.aten.permute.default(add, [0, 2, 1, 3])
        slice_1: "f32[8, 512, 16, 32]" = torch.ops.aten.slice.Tensor(permute_1, 3, p3, p4, p5)
        slice_2: "f32[8, 512, 16, 32]" = torch.ops.aten.slice.Tensor(permute_1, 3, p6, p7, p8)
        convert_element_type_1: "bf16[8, 512, 16, 32]" = torch.ops.prims.convert_element_type.default(slice_2, torch.bfloat16)
        slice_scatter: "bf16[8, 512, 16, 64]" = torch.ops.aten.slice_scatter.default(arg4, convert_element_type_1, 3, p9, p10, p11)
        convert_element_type_2: "f32[8, 16, 512, 64]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        permute_2: "f32[8, 512, 16, 64]" = torch.ops.aten.permute.default(convert_element_type_2, [0, 2, 1, 3])
        slice_3: "f32[8, 512, 16, 32]" = torch.ops.aten.slice.Tensor(permute_2, 3, p12, p13, p14)
        slice_4: "f32[8, 512, 16, 32]" = torch.ops.aten.slice.Tensor(permute_2, 3, p15, p16, p17)
        convert_element_type_3: "bf16[8, 512, 16, 32]" = torch.ops.prims.convert_element_type.default(slice_4, torch.bfloat16)
        slice_scatter_1: "bf16[8, 512, 16, 64]" = torch.ops.aten.slice_scatter.default(arg4, convert_element_type_3, 3, p18, p19, p20)
        convert_element_type_4: "f32[8, 16, 512, 64]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_1: "f32[8, 16, 512, 64]" = torch.ops.aten.add.Tensor(arg5, convert_element_type_4)
        convert_element_type_5: "bf16[8, 16, 512, 64]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        permute_3: "bf16[8, 512, 16, 64]" = torch.ops.aten.permute.default(convert_element_type_5, [0, 2, 1, 3])
        reshape_3: "bf16[8, 512, 4, 4, 64]" = torch.ops.aten.reshape.default(permute_3, p21)
        clone: "bf16[8, 512, 4, 4, 64]" = torch.ops.aten.clone.default(reshape_3, memory_format = torch.contiguous_format)
        reshape_4: "bf16[8, 512, 4, 256]" = torch.ops.aten.reshape.default(clone, p22)
        iota: "i64[512]" = torch.ops.prims.iota.default(p23, start = p24, step = p25, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_2: "i64[512]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 512]" = torch.ops.aten.unsqueeze.default(add_2, 0)
        index: "f32[1, 512, 32]" = torch.ops.aten.index.Tensor(arg6, [unsqueeze])
        split = torch.ops.aten.split.Tensor(index, p26, 2)
        getitem: "f32[1, 512, 16]" = split[0]
        getitem_1: "f32[1, 512, 16]" = split[1]
        unsqueeze_1: "f32[1, 512, 1, 16]" = torch.ops.aten.unsqueeze.default(getitem, 2)
        unsqueeze_2: "f32[1, 512, 1, 16]" = torch.ops.aten.unsqueeze.default(getitem_1, 2)
        unsqueeze_3: "f32[1, 512, 1, 16, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 4)
        expand: "f32[1, 512, 1, 16, 2]" = torch.ops.aten.expand.default(unsqueeze_3, p27)
        clone_1: "f32[1, 512, 1, 16, 2]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_5: "f32[1, 512, 1, 32]" = torch.ops.aten.reshape.default(clone_1, p28)
        mul: "f32[8, 512, 16, 32]" = torch.ops.aten.mul.Tensor(slice_1, reshape_5)
        mul_1: "f32[8, 512, 16, 32]" = torch.ops.aten.mul.Tensor(slice_3, reshape_5)
        unsqueeze_4: "f32[1, 512, 1, 16, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 4)
        expand_1: "f32[1, 512, 1, 16, 2]" = torch.ops.aten.expand.default(unsqueeze_4, p29)
        clone_2: "f32[1, 512, 1, 16, 2]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        reshape_6: "f32[1, 512, 1, 32]" = torch.ops.aten.reshape.default(clone_2, p30)
        mul_2: "f32[8, 512, 16, 32]" = torch.ops.aten.mul.Tensor(slice_1, reshape_6)
        mul_3: "f32[8, 512, 16, 32]" = torch.ops.aten.mul.Tensor(slice_3, reshape_6)
        convert_element_type_6: "bf16[8, 512, 16, 32]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        reshape_7: "bf16[8, 512, 16, 16, 2]" = torch.ops.aten.reshape.default(convert_element_type_6, p31)
        select: "bf16[8, 512, 16, 16]" = torch.ops.aten.select.int(reshape_7, 4, p32)
        neg: "bf16[8, 512, 16, 16]" = torch.ops.aten.neg.default(select)
        select_1: "bf16[8, 512, 16, 16]" = torch.ops.aten.select.int(reshape_7, 4, p33)
        slice_scatter_2: "bf16[8, 512, 16, 32]" = torch.ops.aten.slice_scatter.default(arg7, neg, 3, p34, p35, p36)
        slice_scatter_3: "bf16[8, 512, 16, 32]" = torch.ops.aten.slice_scatter.default(arg7, select_1, 3, p37, p38, p39)
        add_3: "bf16[8, 512, 16, 32]" = torch.ops.aten.add.Tensor(slice_scatter_2, slice_scatter_3)
        convert_element_type_7: "bf16[8, 512, 16, 32]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        reshape_8: "bf16[8, 512, 16, 16, 2]" = torch.ops.aten.reshape.default(convert_element_type_7, p40)
        select_2: "bf16[8, 512, 16, 16]" = torch.ops.aten.select.int(reshape_8, 4, p41)
        neg_1: "bf16[8, 512, 16, 16]" = torch.ops.aten.neg.default(select_2)
        select_3: "bf16[8, 512, 16, 16]" = torch.ops.aten.select.int(reshape_8, 4, p42)
        slice_scatter_4: "bf16[8, 512, 16, 32]" = torch.ops.aten.slice_scatter.default(arg7, neg_1, 3, p43, p44, p45)
        slice_scatter_5: "bf16[8, 512, 16, 32]" = torch.ops.aten.slice_scatter.default(arg7, select_3, 3, p46, p47, p48)
        add_4: "bf16[8, 512, 16, 32]" = torch.ops.aten.add.Tensor(slice_scatter_4, slice_scatter_5)
        convert_element_type_8: "bf16[8, 512, 16, 32]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        add_5: "bf16[8, 512, 16, 32]" = torch.ops.aten.add.Tensor(add_3, convert_element_type_8)
        slice_scatter_6: "bf16[8, 512, 16, 64]" = torch.ops.aten.slice_scatter.default(arg4, add_5, 3, p49, p50, p51)
        add_6: "bf16[8, 512, 16, 64]" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_6)
        reshape_9: "bf16[8, 512, 4, 4, 64]" = torch.ops.aten.reshape.default(add_6, p52)
        reshape_10: "bf16[8, 512, 4, 256]" = torch.ops.aten.reshape.default(reshape_9, p53)
        convert_element_type_9: "bf16[8, 512, 16, 32]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        add_7: "bf16[8, 512, 16, 32]" = torch.ops.aten.add.Tensor(add_4, convert_element_type_9)
        slice_scatter_7: "bf16[8, 512, 16, 64]" = torch.ops.aten.slice_scatter.default(arg4, add_7, 3, p54, p55, p56)
        add_8: "bf16[8, 512, 16, 64]" = torch.ops.aten.add.Tensor(slice_scatter_1, slice_scatter_7)
        reshape_11: "bf16[8, 512, 4, 4, 64]" = torch.ops.aten.reshape.default(add_8, p57)
        reshape_12: "bf16[8, 512, 4, 256]" = torch.ops.aten.reshape.default(reshape_11, p58)
        cat: "bf16[8, 512, 4, 768]" = torch.ops.aten.cat.default([reshape_12, reshape_4, reshape_10], 3)
        reshape_13: "bf16[8, 512, 3072]" = torch.ops.aten.reshape.default(cat, p59)
        reshape_14: "bf16[4096, 3072]" = torch.ops.aten.reshape.default(reshape_13, p60)
        permute_4: "bf16[3072, 4096]" = torch.ops.aten.permute.default(reshape_14, [1, 0])
        return (reshape_14, permute_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
