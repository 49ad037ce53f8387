"""assay repro 1
pattern 68086879c483f36ea43edeff5e2c92852923f1a31e58f51ff10f12638a6e7162
home    089d2f146867
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024, 8, 1, 8, 12][1656, 207, 184, 23, 1]", arg1: "bf16[1024, 8, 1, 8, 12][1656, 207, 184, 23, 1]", arg2: "bf16[1024, 64, 144]", arg3: "bf16[1024, 64, 144]", arg4: "f32[1024, 1, 64, 1]", arg5: "f32[1024, 1, 64, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size[]", p17: "size[]", p18: "size[]", p19: "size[]", p20: "size[]", p21: "size[]", p22: "size[]", p23: "size", p24: "size", p25: "size", p26: "size", p27: "size", p28: "size", p29: "size[]", p30: "size[]", p31: "size[]", p32: "size[]", p33: "size[]", p34: "size[]"):
        expand: "bf16[1024, 8, 12, 8, 12]" = torch.ops.aten.expand.default(arg0, p0)
        expand_1: "bf16[1024, 8, 12, 8, 12]" = torch.ops.aten.expand.default(arg1, p1)
        full: "bf16[8192, 9, 23]" = torch.ops.aten.full.default(p2, 0.0, dtype = torch.bfloat16)
        full_1: "bf16[8192, 8, 23]" = torch.ops.aten.full.default(p3, 0.0, dtype = torch.bfloat16)
        permute: "bf16[1024, 8, 8, 12, 12]" = torch.ops.aten.permute.default(expand, [0, 1, 3, 2, 4])
        permute_1: "bf16[1024, 8, 8, 12, 12]" = torch.ops.aten.permute.default(expand_1, [0, 3, 1, 4, 2])
        add: "bf16[1024, 8, 8, 12, 12]" = torch.ops.aten.add.Tensor(permute_1, permute)
        clone: "bf16[1024, 8, 8, 12, 12]" = torch.ops.aten.clone.default(add, memory_format = torch.contiguous_format)
        reshape: "bf16[1024, 1, 64, 144]" = torch.ops.aten.reshape.default(arg2, p4)
        mul: "bf16[1024, 1, 64, 144]" = torch.ops.aten.mul.Tensor(reshape, 0.25)
        reshape_1: "bf16[1024, 1, 64, 144]" = torch.ops.aten.reshape.default(arg3, p5)
        reshape_2: "bf16[1024, 1, 64, 144]" = torch.ops.aten.reshape.default(clone, p6)
        add_1: "bf16[1024, 1, 64, 144]" = torch.ops.aten.add.Tensor(mul, reshape_2)
        convert_element_type: "f32[1024, 1, 64, 144]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        sub: "f32[1024, 1, 64, 144]" = torch.ops.aten.sub.Tensor(convert_element_type, arg4)
        exp: "f32[1024, 1, 64, 144]" = torch.ops.aten.exp.default(sub)
        div: "f32[1024, 1, 64, 144]" = torch.ops.aten.div.Tensor(exp, arg5)
        neg: "f32[1024, 1, 64, 144]" = torch.ops.aten.neg.default(div)
        convert_element_type_1: "f32[1024, 1, 64, 144]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_1: "f32[1024, 1, 64, 144]" = torch.ops.aten.mul.Tensor(convert_element_type_1, div)
        sum_1: "f32[1024, 1, 64, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [3], True)
        fma: "f32[1024, 1, 64, 144]" = torch.ops.prims.fma.default(neg, sum_1, mul_1)
        convert_element_type_2: "bf16[1024, 1, 64, 144]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        mul_2: "bf16[1024, 1, 64, 144]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.25)
        reshape_3: "bf16[1024, 8, 8, 12, 12]" = torch.ops.aten.reshape.default(convert_element_type_2, p7)
        permute_2: "bf16[1024, 8, 12, 8, 12]" = torch.ops.aten.permute.default(reshape_3, [0, 1, 3, 2, 4])
        permute_3: "bf16[1024, 8, 12, 8, 12]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 4, 1, 3])
        reshape_4: "bf16[1024, 64, 144]" = torch.ops.aten.reshape.default(mul_2, p8)
        sum_2: "f32[1024, 8, 1, 8, 12]" = torch.ops.aten.sum.dim_IntList(permute_2, [2], True, dtype = torch.float32)
        sum_3: "f32[1024, 8, 1, 8, 12]" = torch.ops.aten.sum.dim_IntList(permute_3, [2], True, dtype = torch.float32)
        convert_element_type_3: "bf16[1024, 8, 1, 8, 12]" = torch.ops.prims.convert_element_type.default(sum_2, torch.bfloat16)
        reshape_5: "bf16[8192, 8, 12]" = torch.ops.aten.reshape.default(convert_element_type_3, p9)
        slice_scatter: "bf16[8192, 8, 23]" = torch.ops.aten.slice_scatter.default(full_1, reshape_5, 2, p10, p11, p12)
        slice_scatter_1: "bf16[8192, 9, 23]" = torch.ops.aten.slice_scatter.default(full, slice_scatter, 1, p13, p14, p15)
        reshape_6: "bf16[8192, 207]" = torch.ops.aten.reshape.default(slice_scatter_1, p16)
        constant_pad_nd: "bf16[8192, 192]" = torch.ops.aten.constant_pad_nd.default(reshape_6, p17)
        reshape_7: "bf16[8192, 8, 24]" = torch.ops.aten.reshape.default(constant_pad_nd, p18)
        constant_pad_nd_1: "bf16[8192, 8, 23]" = torch.ops.aten.constant_pad_nd.default(reshape_7, p19)
        reshape_8: "bf16[1024, 8, 8, 23]" = torch.ops.aten.reshape.default(constant_pad_nd_1, p20)
        reshape_9: "bf16[65536, 23]" = torch.ops.aten.reshape.default(reshape_8, p21)
        permute_4: "bf16[23, 65536]" = torch.ops.aten.permute.default(reshape_9, [1, 0])
        convert_element_type_4: "bf16[1024, 8, 1, 8, 12]" = torch.ops.prims.convert_element_type.default(sum_3, torch.bfloat16)
        reshape_10: "bf16[8192, 8, 12]" = torch.ops.aten.reshape.default(convert_element_type_4, p22)
        slice_scatter_2: "bf16[8192, 8, 23]" = torch.ops.aten.slice_scatter.default(full_1, reshape_10, 2, p23, p24, p25)
        slice_scatter_3: "bf16[8192, 9, 23]" = torch.ops.aten.slice_scatter.default(full, slice_scatter_2, 1, p26, p27, p28)
        reshape_11: "bf16[8192, 207]" = torch.ops.aten.reshape.default(slice_scatter_3, p29)
        constant_pad_nd_2: "bf16[8192, 192]" = torch.ops.aten.constant_pad_nd.default(reshape_11, p30)
        reshape_12: "bf16[8192, 8, 24]" = torch.ops.aten.reshape.default(constant_pad_nd_2, p31)
        constant_pad_nd_3: "bf16[8192, 8, 23]" = torch.ops.aten.constant_pad_nd.default(reshape_12, p32)
        reshape_13: "bf16[1024, 8, 8, 23]" = torch.ops.aten.reshape.default(constant_pad_nd_3, p33)
        reshape_14: "bf16[65536, 23]" = torch.ops.aten.reshape.default(reshape_13, p34)
        permute_5: "bf16[23, 65536]" = torch.ops.aten.permute.default(reshape_14, [1, 0])
        return (reshape_4, reshape_9, permute_4, reshape_14, permute_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
