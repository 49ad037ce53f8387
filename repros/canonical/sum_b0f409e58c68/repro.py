"""assay repro 1
pattern b0f409e58c68c94fb6f51c1bb5cb13af177aadeeeb56e762ecfd0b81058cdb84
home    8cd1ebe91ae4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 16, 512, 64]", arg1: "f32[1, 1, 512, 16]", arg2: "f32[1, 1, 512, 16]", arg3: "bf16[8, 16, 512, 16]", arg4: "bf16[8, 16, 512, 64]", arg5: "bf16[8, 16, 512, 64]", arg6: "f32[8, 16, 512, 64]", arg7: "bf16[8, 16, 512, 64][524288, 64, 1024, 1]", arg8: "f32[8, 16, 512, 64]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size", p23: "size", p24: "size", p25: "size", p26: "size", p27: "size", p28: "size", p29: "size", p30: "size", p31: "size", p32: "size", p33: "size", p34: "size", p35: "size", p36: "size", p37: "size", p38: "size", p39: "size", p40: "size", p41: "size", p42: "size", p43: "size", p44: "size", p45: "size", p46: "size", p47: "size", p48: "size[]", p49: "size[]", p50: "size[]"):
        convert_element_type: "f32[8, 16, 512, 64]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        slice_1: "f32[8, 16, 512, 16]" = torch.ops.aten.slice.Tensor(convert_element_type, 3, p0, p1, p2)
        mul: "f32[8, 16, 512, 16]" = torch.ops.aten.mul.Tensor(slice_1, arg1)
        mul_1: "f32[8, 16, 512, 16]" = torch.ops.aten.mul.Tensor(slice_1, arg2)
        slice_2: "f32[8, 16, 512, 48]" = torch.ops.aten.slice.Tensor(convert_element_type, 3, p3, p4, p5)
        convert_element_type_1: "bf16[8, 16, 512, 16]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        slice_3: "bf16[8, 16, 512, 8]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 3, p6, p7, p8)
        neg: "bf16[8, 16, 512, 8]" = torch.ops.aten.neg.default(slice_3)
        slice_4: "bf16[8, 16, 512, 8]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 3, p9, p10, p11)
        slice_scatter: "bf16[8, 16, 512, 16]" = torch.ops.aten.slice_scatter.default(arg3, neg, 3, p12, p13, p14)
        slice_scatter_1: "bf16[8, 16, 512, 16]" = torch.ops.aten.slice_scatter.default(arg3, slice_4, 3, p15, p16, p17)
        add: "bf16[8, 16, 512, 16]" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_1)
        convert_element_type_2: "bf16[8, 16, 512, 16]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        add_1: "bf16[8, 16, 512, 16]" = torch.ops.aten.add.Tensor(add, convert_element_type_2)
        slice_scatter_2: "bf16[8, 16, 512, 64]" = torch.ops.aten.slice_scatter.default(arg4, add_1, 3, p18, p19, p20)
        convert_element_type_3: "bf16[8, 16, 512, 48]" = torch.ops.prims.convert_element_type.default(slice_2, torch.bfloat16)
        slice_scatter_3: "bf16[8, 16, 512, 64]" = torch.ops.aten.slice_scatter.default(arg4, convert_element_type_3, 3, p21, p22, p23)
        add_2: "bf16[8, 16, 512, 64]" = torch.ops.aten.add.Tensor(slice_scatter_3, slice_scatter_2)
        convert_element_type_4: "f32[8, 16, 512, 64]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        add_3: "f32[8, 16, 512, 64]" = torch.ops.aten.add.Tensor(arg6, convert_element_type_4)
        slice_5: "f32[8, 16, 512, 16]" = torch.ops.aten.slice.Tensor(add_3, 3, p24, p25, p26)
        mul_2: "f32[8, 16, 512, 16]" = torch.ops.aten.mul.Tensor(slice_5, arg1)
        mul_3: "f32[8, 16, 512, 16]" = torch.ops.aten.mul.Tensor(slice_5, arg2)
        slice_6: "f32[8, 16, 512, 48]" = torch.ops.aten.slice.Tensor(add_3, 3, p27, p28, p29)
        convert_element_type_5: "bf16[8, 16, 512, 16]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        slice_7: "bf16[8, 16, 512, 8]" = torch.ops.aten.slice.Tensor(convert_element_type_5, 3, p30, p31, p32)
        neg_1: "bf16[8, 16, 512, 8]" = torch.ops.aten.neg.default(slice_7)
        slice_8: "bf16[8, 16, 512, 8]" = torch.ops.aten.slice.Tensor(convert_element_type_5, 3, p33, p34, p35)
        slice_scatter_4: "bf16[8, 16, 512, 16]" = torch.ops.aten.slice_scatter.default(arg3, neg_1, 3, p36, p37, p38)
        slice_scatter_5: "bf16[8, 16, 512, 16]" = torch.ops.aten.slice_scatter.default(arg3, slice_8, 3, p39, p40, p41)
        add_4: "bf16[8, 16, 512, 16]" = torch.ops.aten.add.Tensor(slice_scatter_4, slice_scatter_5)
        convert_element_type_6: "bf16[8, 16, 512, 16]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        add_5: "bf16[8, 16, 512, 16]" = torch.ops.aten.add.Tensor(add_4, convert_element_type_6)
        slice_scatter_6: "bf16[8, 16, 512, 64]" = torch.ops.aten.slice_scatter.default(arg4, add_5, 3, p42, p43, p44)
        convert_element_type_7: "bf16[8, 16, 512, 48]" = torch.ops.prims.convert_element_type.default(slice_6, torch.bfloat16)
        slice_scatter_7: "bf16[8, 16, 512, 64]" = torch.ops.aten.slice_scatter.default(arg4, convert_element_type_7, 3, p45, p46, p47)
        add_6: "bf16[8, 16, 512, 64]" = torch.ops.aten.add.Tensor(slice_scatter_7, slice_scatter_6)
        convert_element_type_8: "f32[8, 16, 512, 64]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        add_7: "f32[8, 16, 512, 64]" = torch.ops.aten.add.Tensor(arg8, convert_element_type_8)
        convert_element_type_9: "bf16[8, 16, 512, 64]" = torch.ops.prims.convert_element_type.default(add_7, torch.bfloat16)
        cat: "bf16[8, 16, 512, 192]" = torch.ops.aten.cat.default([add_2, add_6, convert_element_type_9], 3)
        permute: "bf16[8, 512, 16, 192]" = torch.ops.aten.permute.default(cat, [0, 2, 1, 3])
        clone: "bf16[8, 512, 16, 192]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape: "bf16[8, 512, 3072]" = torch.ops.aten.reshape.default(clone, p48)
        reshape_1: "bf16[4096, 3072]" = torch.ops.aten.reshape.default(reshape, p49)
        permute_1: "bf16[3072, 4096]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_1: "f32[1, 3072]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[3072]" = torch.ops.aten.reshape.default(sum_1, p50)
        convert_element_type_10: "f32[3072]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (reshape_1, permute_1, convert_element_type_10)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
