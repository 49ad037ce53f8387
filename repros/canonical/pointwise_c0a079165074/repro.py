"""assay repro 1
pattern c0a0791650746727fef702f019da893760ee3ff056b87cbabf83ae8bd3eec9ab
home    1be32c8cb0be
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 512, 1, 16, 1][16384, 32, 16, 1, 1]", arg1: "f32[1, 512, 1, 16, 1][16384, 32, 16, 1, 1]", arg2: "bf16[128, 64, 512]", arg3: "bf16[128, 512, 64]", arg4: "bf16[128, 512, 64]", arg5: "f32[8, 16, 512, 64]", arg6: "f32[8, 16, 512, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size[]", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size", p23: "size", p24: "size", p25: "size", p26: "size", p27: "size", p28: "size", p29: "size", p30: "size[]", p31: "size[]", p32: "size", p33: "size", p34: "size", p35: "size", p36: "size", p37: "size", p38: "size[]", p39: "size", p40: "size", p41: "size", p42: "size", p43: "size", p44: "size", p45: "size", p46: "size", p47: "size", p48: "size", p49: "size", p50: "size", p51: "size", p52: "size", p53: "size[]", p54: "size[]", p55: "size[]", p56: "size[]", p57: "size[]", p58: "size[]"):
        expand: "f32[1, 512, 1, 16, 2]" = torch.ops.aten.expand.default(arg0, p0)
        clone: "f32[1, 512, 1, 16, 2]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        expand_1: "f32[1, 512, 1, 16, 2]" = torch.ops.aten.expand.default(arg1, p1)
        clone_1: "f32[1, 512, 1, 16, 2]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        full: "bf16[8, 512, 16, 64]" = torch.ops.aten.full.default(p2, 0.0, dtype = torch.bfloat16)
        full_1: "bf16[8, 512, 16, 32]" = torch.ops.aten.full.default(p3, 0.0, dtype = torch.bfloat16)
        reshape: "bf16[8, 16, 64, 512]" = torch.ops.aten.reshape.default(arg2, p4)
        reshape_1: "bf16[8, 16, 512, 64]" = torch.ops.aten.reshape.default(arg3, p5)
        reshape_2: "bf16[8, 16, 512, 64]" = torch.ops.aten.reshape.default(arg4, p6)
        reshape_3: "f32[1, 512, 1, 32]" = torch.ops.aten.reshape.default(clone, p7)
        reshape_4: "f32[1, 512, 1, 32]" = torch.ops.aten.reshape.default(clone_1, p8)
        convert_element_type: "f32[8, 16, 64, 512]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        permute: "f32[8, 16, 512, 64]" = torch.ops.aten.permute.default(convert_element_type, [0, 1, 3, 2])
        add: "f32[8, 16, 512, 64]" = torch.ops.aten.add.Tensor(arg5, permute)
        permute_1: "f32[8, 512, 16, 64]" = torch.ops.aten.permute.default(add, [0, 2, 1, 3])
        slice_1: "f32[8, 512, 16, 32]" = torch.ops.aten.slice.Tensor(permute_1, 3, p9, p10, p11)
        mul: "f32[8, 512, 16, 32]" = torch.ops.aten.mul.Tensor(slice_1, reshape_3)
        mul_1: "f32[8, 512, 16, 32]" = torch.ops.aten.mul.Tensor(slice_1, reshape_4)
        slice_2: "f32[8, 512, 16, 32]" = torch.ops.aten.slice.Tensor(permute_1, 3, p12, p13, p14)
        convert_element_type_1: "bf16[8, 512, 16, 32]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        reshape_5: "bf16[8, 512, 16, 16, 2]" = torch.ops.aten.reshape.default(convert_element_type_1, p15)
        select: "bf16[8, 512, 16, 16]" = torch.ops.aten.select.int(reshape_5, 4, p16)
        neg: "bf16[8, 512, 16, 16]" = torch.ops.aten.neg.default(select)
        select_1: "bf16[8, 512, 16, 16]" = torch.ops.aten.select.int(reshape_5, 4, p17)
        slice_scatter: "bf16[8, 512, 16, 32]" = torch.ops.aten.slice_scatter.default(full_1, neg, 3, p18, p19, p20)
        slice_scatter_1: "bf16[8, 512, 16, 32]" = torch.ops.aten.slice_scatter.default(full_1, select_1, 3, p21, p22, p23)
        add_1: "bf16[8, 512, 16, 32]" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_1)
        convert_element_type_2: "bf16[8, 512, 16, 32]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        add_2: "bf16[8, 512, 16, 32]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_2)
        slice_scatter_2: "bf16[8, 512, 16, 64]" = torch.ops.aten.slice_scatter.default(full, add_2, 3, p24, p25, p26)
        convert_element_type_3: "bf16[8, 512, 16, 32]" = torch.ops.prims.convert_element_type.default(slice_2, torch.bfloat16)
        slice_scatter_3: "bf16[8, 512, 16, 64]" = torch.ops.aten.slice_scatter.default(full, convert_element_type_3, 3, p27, p28, p29)
        add_3: "bf16[8, 512, 16, 64]" = torch.ops.aten.add.Tensor(slice_scatter_3, slice_scatter_2)
        reshape_6: "bf16[8, 512, 4, 4, 64]" = torch.ops.aten.reshape.default(add_3, p30)
        reshape_7: "bf16[8, 512, 4, 256]" = torch.ops.aten.reshape.default(reshape_6, p31)
        convert_element_type_4: "f32[8, 16, 512, 64]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        permute_2: "f32[8, 512, 16, 64]" = torch.ops.aten.permute.default(convert_element_type_4, [0, 2, 1, 3])
        slice_3: "f32[8, 512, 16, 32]" = torch.ops.aten.slice.Tensor(permute_2, 3, p32, p33, p34)
        mul_2: "f32[8, 512, 16, 32]" = torch.ops.aten.mul.Tensor(slice_3, reshape_3)
        mul_3: "f32[8, 512, 16, 32]" = torch.ops.aten.mul.Tensor(slice_3, reshape_4)
        slice_4: "f32[8, 512, 16, 32]" = torch.ops.aten.slice.Tensor(permute_2, 3, p35, p36, p37)
        convert_element_type_5: "bf16[8, 512, 16, 32]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        reshape_8: "bf16[8, 512, 16, 16, 2]" = torch.ops.aten.reshape.default(convert_element_type_5, p38)
        select_2: "bf16[8, 512, 16, 16]" = torch.ops.aten.select.int(reshape_8, 4, p39)
        neg_1: "bf16[8, 512, 16, 16]" = torch.ops.aten.neg.default(select_2)
        select_3: "bf16[8, 512, 16, 16]" = torch.ops.aten.select.int(reshape_8, 4, p40)
        slice_scatter_4: "bf16[8, 512, 16, 32]" = torch.ops.aten.slice_scatter.default(full_1, neg_1, 3, p41, p42, p43)
        slice_scatter_5: "bf16[8, 512, 16, 32]" = torch.ops.aten.slice_scatter.default(full_1, select_3, 3, p44, p45, p46)
        add_4: "bf16[8, 512, 16, 32]" = torch.ops.aten.add.Tensor(slice_scatter_4, slice_scatter_5)
        convert_element_type_6: "bf16[8, 512, 16, 32]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        add_5: "bf16[8, 512, 16, 32]" = torch.ops.aten.add.Tensor(add_4, convert_element_type_6)
        slice_scatter_6: "bf16[8, 512, 16, 64]" = torch.ops.aten.slice_scatter.default(full, add_5, 3, p47, p48, p49)
        convert_element_type_7: "bf16[8, 512, 16, 32]" = torch.ops.prims.convert_element_type.default(slice_4, torch.bfloat16)
        slice_scatter_7: "bf16[8, 512, 16, 64]" = torch.ops.aten.slice_scatter.default(full, convert_element_type_7, 3, p50, p51, p52)
        add_6: "bf16[8, 512, 16, 64]" = torch.ops.aten.add.Tensor(slice_scatter_7, slice_scatter_6)
        reshape_9: "bf16[8, 512, 4, 4, 64]" = torch.ops.aten.reshape.default(add_6, p53)
        reshape_10: "bf16[8, 512, 4, 256]" = torch.ops.aten.reshape.default(reshape_9, p54)
        convert_element_type_8: "f32[8, 16, 512, 64]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_7: "f32[8, 16, 512, 64]" = torch.ops.aten.add.Tensor(arg6, convert_element_type_8)
        convert_element_type_9: "bf16[8, 16, 512, 64]" = torch.ops.prims.convert_element_type.default(add_7, torch.bfloat16)
        permute_3: "bf16[8, 512, 16, 64]" = torch.ops.aten.permute.default(convert_element_type_9, [0, 2, 1, 3])
        reshape_11: "bf16[8, 512, 4, 4, 64]" = torch.ops.aten.reshape.default(permute_3, p55)
        clone_2: "bf16[8, 512, 4, 4, 64]" = torch.ops.aten.clone.default(reshape_11, memory_format = torch.contiguous_format)
        reshape_12: "bf16[8, 512, 4, 256]" = torch.ops.aten.reshape.default(clone_2, p56)
        cat: "bf16[8, 512, 4, 768]" = torch.ops.aten.cat.default([reshape_10, reshape_12, reshape_7], 3)
        reshape_13: "bf16[8, 512, 3072]" = torch.ops.aten.reshape.default(cat, p57)
        reshape_14: "bf16[4096, 3072]" = torch.ops.aten.reshape.default(reshape_13, p58)
        permute_4: "bf16[3072, 4096]" = torch.ops.aten.permute.default(reshape_14, [1, 0])
        return (full, full_1, reshape_14, permute_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
