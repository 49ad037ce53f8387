"""assay repro 1
pattern 4515cc983b82c0457e04966e16f0b6637ce73ec4f833b35efa165ce897cde196
home    bc888277e22f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[192, 512, 512]", arg1: "b8[16, 12, 512, 512]", arg2: "bf16[16, 12, 512, 512]", arg3: "f32[512, 512]", arg4: "bf16[16, 12, 512, 1023]", arg5: "bf16[16, 12, 1024, 512]", arg6: "b8[16, 12, 512, 512][262144, 0, 512, 1]", arg7: "bf16[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size", p8: "size", p9: "size", p10: "size[]", p11: "size[]", p12: "size[]", p13: "size[]", p14: "size[]", p15: "size[]", p16: "size", p17: "size", p18: "size", p19: "size[]", p20: "size", p21: "size", p22: "size", p23: "size", p24: "size", p25: "size", p26: "size[]", p27: "size", p28: "size", p29: "size", p30: "size[]", p31: "size[]", p32: "size[]", p33: "size[]", p34: "size[]", p35: "size[]"):
        reshape: "bf16[16, 12, 512, 512, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        squeeze: "bf16[16, 12, 512, 512]" = torch.ops.aten.squeeze.dim(reshape, 4)
        convert_element_type: "bf16[16, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(arg1, torch.bfloat16)
        mul: "bf16[16, 12, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        mul_1: "bf16[16, 12, 512, 512]" = torch.ops.aten.mul.Tensor(squeeze, mul)
        convert_element_type_1: "f32[16, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        neg: "f32[16, 12, 512, 512]" = torch.ops.aten.neg.default(convert_element_type_1)
        convert_element_type_2: "f32[16, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(mul_1, torch.float32)
        mul_2: "f32[16, 12, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_2, convert_element_type_1)
        sum_1: "f32[16, 12, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [3], True)
        fma: "f32[16, 12, 512, 512]" = torch.ops.prims.fma.default(neg, sum_1, mul_2)
        convert_element_type_3: "bf16[16, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        convert_element_type_4: "bf16[16, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(convert_element_type_3, torch.bfloat16)
        mul_3: "f32[16, 12, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_4, arg3)
        reshape_1: "bf16[16, 12, 512, 512, 1]" = torch.ops.aten.reshape.default(convert_element_type_4, p1)
        permute: "bf16[16, 12, 512, 1, 512]" = torch.ops.aten.permute.default(reshape_1, [0, 1, 2, 4, 3])
        reshape_2: "bf16[192, 512, 512]" = torch.ops.aten.reshape.default(permute, p2)
        slice_scatter: "bf16[16, 12, 512, 1023]" = torch.ops.aten.slice_scatter.default(arg4, convert_element_type_4, 3, p3, p4, p5)
        reshape_3: "bf16[16, 12, 1023, 512]" = torch.ops.aten.reshape.default(slice_scatter, p6)
        slice_scatter_1: "bf16[16, 12, 1024, 512]" = torch.ops.aten.slice_scatter.default(arg5, reshape_3, 2, p7, p8, p9)
        reshape_4: "bf16[16, 12, 512, 1024]" = torch.ops.aten.reshape.default(slice_scatter_1, p10)
        reshape_5: "bf16[16, 12, 512, 1024, 1]" = torch.ops.aten.reshape.default(reshape_4, p11)
        permute_1: "bf16[12, 16, 512, 1, 1024]" = torch.ops.aten.permute.default(reshape_5, [1, 0, 2, 4, 3])
        clone: "bf16[12, 16, 512, 1, 1024]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_6: "bf16[12, 8192, 1024]" = torch.ops.aten.reshape.default(clone, p12)
        reshape_7: "bf16[12, 16, 512, 1, 1024]" = torch.ops.aten.reshape.default(reshape_6, p13)
        permute_2: "bf16[16, 12, 512, 1024, 1]" = torch.ops.aten.permute.default(reshape_7, [1, 0, 2, 4, 3])
        reshape_8: "bf16[16, 12, 512, 1024]" = torch.ops.aten.reshape.default(permute_2, p14)
        reshape_9: "bf16[16, 12, 1024, 512]" = torch.ops.aten.reshape.default(reshape_8, p15)
        slice_1: "bf16[16, 12, 1023, 512]" = torch.ops.aten.slice.Tensor(reshape_9, 2, p16, p17, p18)
        reshape_10: "bf16[16, 12, 512, 1023]" = torch.ops.aten.reshape.default(slice_1, p19)
        slice_2: "bf16[16, 12, 512, 512]" = torch.ops.aten.slice.Tensor(reshape_10, 3, p20, p21, p22)
        clone_1: "bf16[16, 12, 512, 512]" = torch.ops.aten.clone.default(slice_2, memory_format = torch.contiguous_format)
        mul_4: "f32[16, 12, 512, 512]" = torch.ops.aten.mul.Tensor(clone_1, arg3)
        copy: "bf16[16, 12, 512, 512]" = torch.ops.aten.copy.default(slice_2, mul_4)
        slice_scatter_2: "bf16[16, 12, 512, 1023]" = torch.ops.aten.slice_scatter.default(reshape_10, copy, 3, p23, p24, p25)
        reshape_11: "bf16[16, 12, 1023, 512]" = torch.ops.aten.reshape.default(slice_scatter_2, p26)
        slice_scatter_3: "bf16[16, 12, 1024, 512]" = torch.ops.aten.slice_scatter.default(reshape_9, reshape_11, 2, p27, p28, p29)
        reshape_12: "bf16[16, 12, 512, 1024]" = torch.ops.aten.reshape.default(slice_scatter_3, p30)
        reshape_13: "bf16[16, 12, 512, 1024, 1]" = torch.ops.aten.reshape.default(reshape_12, p31)
        permute_3: "bf16[12, 16, 512, 1, 1024]" = torch.ops.aten.permute.default(reshape_13, [1, 0, 2, 4, 3])
        reshape_14: "bf16[12, 8192, 1024]" = torch.ops.aten.reshape.default(permute_3, p32)
        convert_element_type_5: "bf16[16, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        where: "bf16[16, 12, 512, 512]" = torch.ops.aten.where.self(arg6, arg7, convert_element_type_5)
        sum_2: "f32[16, 12, 512, 1]" = torch.ops.aten.sum.dim_IntList(where, [3], True, dtype = torch.float32)
        where_1: "bf16[16, 12, 512, 512]" = torch.ops.aten.where.self(arg6, convert_element_type_5, arg7)
        sum_3: "f32[16, 12, 512, 1]" = torch.ops.aten.sum.dim_IntList(where_1, [3], True, dtype = torch.float32)
        convert_element_type_6: "bf16[16, 12, 512, 1]" = torch.ops.prims.convert_element_type.default(sum_2, torch.bfloat16)
        convert_element_type_7: "bf16[16, 12, 512, 1]" = torch.ops.prims.convert_element_type.default(sum_3, torch.bfloat16)
        cat: "bf16[16, 12, 512, 2]" = torch.ops.aten.cat.default([convert_element_type_6, convert_element_type_7], 3)
        reshape_15: "bf16[16, 12, 512, 2, 1]" = torch.ops.aten.reshape.default(cat, p33)
        permute_4: "bf16[12, 16, 512, 1, 2]" = torch.ops.aten.permute.default(reshape_15, [1, 0, 2, 4, 3])
        clone_2: "bf16[12, 16, 512, 1, 2]" = torch.ops.aten.clone.default(permute_4, memory_format = torch.contiguous_format)
        reshape_16: "bf16[12, 8192, 2]" = torch.ops.aten.reshape.default(clone_2, p34)
        constant_pad_nd: "bf16[12, 8192, 8]" = torch.ops.aten.constant_pad_nd.default(reshape_16, p35)
        return (reshape_2, reshape_14, reshape_16, constant_pad_nd)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
