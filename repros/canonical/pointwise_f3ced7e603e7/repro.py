"""assay repro 1
pattern f3ced7e603e7622d4f002821eb98e24d92ac7a0ea790df318f07fb85c2956292
home    09498cf360b7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1, 128, 1, 32, 1][8192, 64, 32, 1, 1]", arg1: "bf16[1, 128, 1, 32, 1][8192, 64, 32, 1, 1]", arg2: "bf16[16, 128, 256]", arg3: "bf16[16, 256, 128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size", p9: "size", p10: "size", p11: "size[]", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size", p23: "size", p24: "size", p25: "size", p26: "size", p27: "size", p28: "size", p29: "size[]", p30: "size[]", p31: "size", p32: "size", p33: "size", p34: "size[]", p35: "size", p36: "size", p37: "size", p38: "size", p39: "size", p40: "size", p41: "size", p42: "size", p43: "size", p44: "size", p45: "size", p46: "size", p47: "size", p48: "size", p49: "size", p50: "size", p51: "size", p52: "size[]", p53: "size[]"):
        expand: "bf16[1, 128, 1, 32, 2]" = torch.ops.aten.expand.default(arg0, p0)
        clone: "bf16[1, 128, 1, 32, 2]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        expand_1: "bf16[1, 128, 1, 32, 2]" = torch.ops.aten.expand.default(arg1, p1)
        clone_1: "bf16[1, 128, 1, 32, 2]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        full: "bf16[1, 128, 16, 256]" = torch.ops.aten.full.default(p2, 0.0, dtype = torch.bfloat16)
        full_1: "bf16[1, 128, 16, 64]" = torch.ops.aten.full.default(p3, 0.0, dtype = torch.bfloat16)
        reshape: "bf16[1, 16, 128, 256]" = torch.ops.aten.reshape.default(arg2, p4)
        reshape_1: "bf16[1, 16, 256, 128]" = torch.ops.aten.reshape.default(arg3, p5)
        reshape_2: "bf16[1, 128, 1, 64]" = torch.ops.aten.reshape.default(clone, p6)
        reshape_3: "bf16[1, 128, 1, 64]" = torch.ops.aten.reshape.default(clone_1, p7)
        convert_element_type: "bf16[1, 16, 128, 256]" = torch.ops.prims.convert_element_type.default(reshape, torch.bfloat16)
        permute: "bf16[1, 128, 16, 256]" = torch.ops.aten.permute.default(convert_element_type, [0, 2, 1, 3])
        slice_1: "bf16[1, 128, 16, 64]" = torch.ops.aten.slice.Tensor(permute, 3, p8, p9, p10)
        mul: "bf16[1, 128, 16, 64]" = torch.ops.aten.mul.Tensor(slice_1, reshape_2)
        mul_1: "bf16[1, 128, 16, 64]" = torch.ops.aten.mul.Tensor(slice_1, reshape_3)
        reshape_4: "bf16[1, 128, 16, 32, 2]" = torch.ops.aten.reshape.default(mul, p11)
        select: "bf16[1, 128, 16, 32]" = torch.ops.aten.select.int(reshape_4, 4, p12)
        neg: "bf16[1, 128, 16, 32]" = torch.ops.aten.neg.default(select)
        select_1: "bf16[1, 128, 16, 32]" = torch.ops.aten.select.int(reshape_4, 4, p13)
        slice_2: "bf16[1, 128, 16, 192]" = torch.ops.aten.slice.Tensor(permute, 3, p14, p15, p16)
        slice_scatter: "bf16[1, 128, 16, 64]" = torch.ops.aten.slice_scatter.default(full_1, neg, 3, p17, p18, p19)
        slice_scatter_1: "bf16[1, 128, 16, 64]" = torch.ops.aten.slice_scatter.default(full_1, select_1, 3, p20, p21, p22)
        add: "bf16[1, 128, 16, 64]" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_1)
        add_1: "bf16[1, 128, 16, 64]" = torch.ops.aten.add.Tensor(add, mul_1)
        slice_scatter_2: "bf16[1, 128, 16, 256]" = torch.ops.aten.slice_scatter.default(full, add_1, 3, p23, p24, p25)
        slice_scatter_3: "bf16[1, 128, 16, 256]" = torch.ops.aten.slice_scatter.default(full, slice_2, 3, p26, p27, p28)
        add_2: "bf16[1, 128, 16, 256]" = torch.ops.aten.add.Tensor(slice_scatter_3, slice_scatter_2)
        reshape_5: "bf16[1, 128, 4096]" = torch.ops.aten.reshape.default(add_2, p29)
        reshape_6: "bf16[128, 4096]" = torch.ops.aten.reshape.default(reshape_5, p30)
        permute_1: "bf16[4096, 128]" = torch.ops.aten.permute.default(reshape_6, [1, 0])
        convert_element_type_1: "f32[1, 16, 256, 128]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        permute_2: "f32[1, 16, 128, 256]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 1, 3, 2])
        convert_element_type_2: "bf16[1, 16, 128, 256]" = torch.ops.prims.convert_element_type.default(permute_2, torch.bfloat16)
        permute_3: "bf16[1, 128, 16, 256]" = torch.ops.aten.permute.default(convert_element_type_2, [0, 2, 1, 3])
        slice_3: "bf16[1, 128, 16, 64]" = torch.ops.aten.slice.Tensor(permute_3, 3, p31, p32, p33)
        mul_2: "bf16[1, 128, 16, 64]" = torch.ops.aten.mul.Tensor(slice_3, reshape_2)
        mul_3: "bf16[1, 128, 16, 64]" = torch.ops.aten.mul.Tensor(slice_3, reshape_3)
        reshape_7: "bf16[1, 128, 16, 32, 2]" = torch.ops.aten.reshape.default(mul_2, p34)
        select_2: "bf16[1, 128, 16, 32]" = torch.ops.aten.select.int(reshape_7, 4, p35)
        neg_1: "bf16[1, 128, 16, 32]" = torch.ops.aten.neg.default(select_2)
        select_3: "bf16[1, 128, 16, 32]" = torch.ops.aten.select.int(reshape_7, 4, p36)
        slice_4: "bf16[1, 128, 16, 192]" = torch.ops.aten.slice.Tensor(permute_3, 3, p37, p38, p39)
        slice_scatter_4: "bf16[1, 128, 16, 64]" = torch.ops.aten.slice_scatter.default(full_1, neg_1, 3, p40, p41, p42)
        slice_scatter_5: "bf16[1, 128, 16, 64]" = torch.ops.aten.slice_scatter.default(full_1, select_3, 3, p43, p44, p45)
        add_3: "bf16[1, 128, 16, 64]" = torch.ops.aten.add.Tensor(slice_scatter_4, slice_scatter_5)
        add_4: "bf16[1, 128, 16, 64]" = torch.ops.aten.add.Tensor(add_3, mul_3)
        slice_scatter_6: "bf16[1, 128, 16, 256]" = torch.ops.aten.slice_scatter.default(full, add_4, 3, p46, p47, p48)
        slice_scatter_7: "bf16[1, 128, 16, 256]" = torch.ops.aten.slice_scatter.default(full, slice_4, 3, p49, p50, p51)
        add_5: "bf16[1, 128, 16, 256]" = torch.ops.aten.add.Tensor(slice_scatter_7, slice_scatter_6)
        reshape_8: "bf16[1, 128, 4096]" = torch.ops.aten.reshape.default(add_5, p52)
        reshape_9: "bf16[128, 4096]" = torch.ops.aten.reshape.default(reshape_8, p53)
        permute_4: "bf16[4096, 128]" = torch.ops.aten.permute.default(reshape_9, [1, 0])
        return (full, full_1, reshape_6, permute_1, reshape_9, permute_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
