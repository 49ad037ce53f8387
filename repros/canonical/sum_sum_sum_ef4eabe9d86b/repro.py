"""assay repro 1
pattern ef4eabe9d86b52967e7e6bf67e487927481a6596c371f7b2bd5f7b97f67e1be3
home    5ce31f2a8147
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "b8[16, 1, 256, 256][131328, 131328, 513, 2]", arg1: "bf16[192, 256, 256]", arg2: "b8[16, 12, 256, 256]", arg3: "bf16[16, 12, 256, 256]", arg4: "f32[256, 256][513, 2]", arg5: "bf16[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size", p7: "size", p8: "size", p9: "size[]", p10: "size", p11: "size", p12: "size", p13: "size[]", p14: "size[]", p15: "size[]", p16: "size[]", p17: "size[]", p18: "size[]", p19: "size", p20: "size", p21: "size", p22: "size[]", p23: "size", p24: "size", p25: "size", p26: "size", p27: "size", p28: "size", p29: "size[]", p30: "size", p31: "size", p32: "size", p33: "size[]", p34: "size[]", p35: "size[]", p36: "size[]", p37: "size[]"):
        expand: "b8[16, 12, 256, 256]" = torch.ops.aten.expand.default(arg0, p0)
        full: "bf16[16, 12, 512, 256]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.bfloat16)
        full_1: "bf16[16, 12, 256, 511]" = torch.ops.aten.full.default(p2, 0.0, dtype = torch.bfloat16)
        reshape: "bf16[16, 12, 256, 256, 1]" = torch.ops.aten.reshape.default(arg1, p3)
        squeeze: "bf16[16, 12, 256, 256]" = torch.ops.aten.squeeze.dim(reshape, 4)
        convert_element_type: "bf16[16, 12, 256, 256]" = torch.ops.prims.convert_element_type.default(arg2, torch.bfloat16)
        mul: "bf16[16, 12, 256, 256]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        mul_1: "bf16[16, 12, 256, 256]" = torch.ops.aten.mul.Tensor(squeeze, mul)
        convert_element_type_1: "f32[16, 12, 256, 256]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        neg: "f32[16, 12, 256, 256]" = torch.ops.aten.neg.default(convert_element_type_1)
        convert_element_type_2: "f32[16, 12, 256, 256]" = torch.ops.prims.convert_element_type.default(mul_1, torch.float32)
        mul_2: "f32[16, 12, 256, 256]" = torch.ops.aten.mul.Tensor(convert_element_type_2, convert_element_type_1)
        sum_1: "f32[16, 12, 256, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [3], True)
        fma: "f32[16, 12, 256, 256]" = torch.ops.prims.fma.default(neg, sum_1, mul_2)
        convert_element_type_3: "bf16[16, 12, 256, 256]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        convert_element_type_4: "bf16[16, 12, 256, 256]" = torch.ops.prims.convert_element_type.default(convert_element_type_3, torch.bfloat16)
        mul_3: "f32[16, 12, 256, 256]" = torch.ops.aten.mul.Tensor(convert_element_type_4, arg4)
        reshape_1: "bf16[16, 12, 256, 256, 1]" = torch.ops.aten.reshape.default(convert_element_type_4, p4)
        permute: "bf16[16, 12, 256, 1, 256]" = torch.ops.aten.permute.default(reshape_1, [0, 1, 2, 4, 3])
        reshape_2: "bf16[192, 256, 256]" = torch.ops.aten.reshape.default(permute, p5)
        slice_scatter: "bf16[16, 12, 256, 511]" = torch.ops.aten.slice_scatter.default(full_1, convert_element_type_4, 3, p6, p7, p8)
        reshape_3: "bf16[16, 12, 511, 256]" = torch.ops.aten.reshape.default(slice_scatter, p9)
        slice_scatter_1: "bf16[16, 12, 512, 256]" = torch.ops.aten.slice_scatter.default(full, reshape_3, 2, p10, p11, p12)
        reshape_4: "bf16[16, 12, 256, 512]" = torch.ops.aten.reshape.default(slice_scatter_1, p13)
        reshape_5: "bf16[16, 12, 256, 512, 1]" = torch.ops.aten.reshape.default(reshape_4, p14)
        permute_1: "bf16[12, 16, 256, 1, 512]" = torch.ops.aten.permute.default(reshape_5, [1, 0, 2, 4, 3])
        clone: "bf16[12, 16, 256, 1, 512]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_6: "bf16[12, 4096, 512]" = torch.ops.aten.reshape.default(clone, p15)
        reshape_7: "bf16[12, 16, 256, 1, 512]" = torch.ops.aten.reshape.default(reshape_6, p16)
        permute_2: "bf16[16, 12, 256, 512, 1]" = torch.ops.aten.permute.default(reshape_7, [1, 0, 2, 4, 3])
        reshape_8: "bf16[16, 12, 256, 512]" = torch.ops.aten.reshape.default(permute_2, p17)
        reshape_9: "bf16[16, 12, 512, 256]" = torch.ops.aten.reshape.default(reshape_8, p18)
        slice_1: "bf16[16, 12, 511, 256]" = torch.ops.aten.slice.Tensor(reshape_9, 2, p19, p20, p21)
        reshape_10: "bf16[16, 12, 256, 511]" = torch.ops.aten.reshape.default(slice_1, p22)
        slice_2: "bf16[16, 12, 256, 256]" = torch.ops.aten.slice.Tensor(reshape_10, 3, p23, p24, p25)
        clone_1: "bf16[16, 12, 256, 256]" = torch.ops.aten.clone.default(slice_2, memory_format = torch.contiguous_format)
        mul_4: "f32[16, 12, 256, 256]" = torch.ops.aten.mul.Tensor(clone_1, arg4)
        copy: "bf16[16, 12, 256, 256]" = torch.ops.aten.copy.default(slice_2, mul_4)
        slice_scatter_2: "bf16[16, 12, 256, 511]" = torch.ops.aten.slice_scatter.default(reshape_10, copy, 3, p26, p27, p28)
        reshape_11: "bf16[16, 12, 511, 256]" = torch.ops.aten.reshape.default(slice_scatter_2, p29)
        slice_scatter_3: "bf16[16, 12, 512, 256]" = torch.ops.aten.slice_scatter.default(reshape_9, reshape_11, 2, p30, p31, p32)
        reshape_12: "bf16[16, 12, 256, 512]" = torch.ops.aten.reshape.default(slice_scatter_3, p33)
        reshape_13: "bf16[16, 12, 256, 512, 1]" = torch.ops.aten.reshape.default(reshape_12, p34)
        permute_3: "bf16[12, 16, 256, 1, 512]" = torch.ops.aten.permute.default(reshape_13, [1, 0, 2, 4, 3])
        reshape_14: "bf16[12, 4096, 512]" = torch.ops.aten.reshape.default(permute_3, p35)
        convert_element_type_5: "bf16[16, 12, 256, 256]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        where: "bf16[16, 12, 256, 256]" = torch.ops.aten.where.self(expand, arg5, convert_element_type_5)
        sum_2: "f32[16, 12, 256, 1]" = torch.ops.aten.sum.dim_IntList(where, [3], True, dtype = torch.float32)
        where_1: "bf16[16, 12, 256, 256]" = torch.ops.aten.where.self(expand, convert_element_type_5, arg5)
        sum_3: "f32[16, 12, 256, 1]" = torch.ops.aten.sum.dim_IntList(where_1, [3], True, dtype = torch.float32)
        convert_element_type_6: "bf16[16, 12, 256, 1]" = torch.ops.prims.convert_element_type.default(sum_2, torch.bfloat16)
        convert_element_type_7: "bf16[16, 12, 256, 1]" = torch.ops.prims.convert_element_type.default(sum_3, torch.bfloat16)
        cat: "bf16[16, 12, 256, 2]" = torch.ops.aten.cat.default([convert_element_type_6, convert_element_type_7], 3)
        reshape_15: "bf16[16, 12, 256, 2, 1]" = torch.ops.aten.reshape.default(cat, p36)
        permute_4: "bf16[12, 16, 256, 1, 2]" = torch.ops.aten.permute.default(reshape_15, [1, 0, 2, 4, 3])
        clone_2: "bf16[12, 16, 256, 1, 2]" = torch.ops.aten.clone.default(permute_4, memory_format = torch.contiguous_format)
        reshape_16: "bf16[12, 4096, 2]" = torch.ops.aten.reshape.default(clone_2, p37)
        return (expand, full, full_1, reshape_2, reshape_14, reshape_16)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
