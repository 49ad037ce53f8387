"""assay repro 1
pattern d9ae2ec23135280a06d5febf3f90803b1cb22e110e6937038388c31887a79b37
home    6e9146a763b8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 64, 144]", arg1: "bf16[262144, 23]", arg2: "bf16[262144, 23]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]", p12: "size[]", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size[]", p23: "size[]", p24: "size", p25: "size", p26: "size", p27: "size[]", p28: "size[]", p29: "size[]", p30: "size[]", p31: "size[]"):
        reshape: "bf16[1024, 4, 64, 144]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[1024, 4, 64, 144]" = torch.ops.aten.mul.Tensor(reshape, 0.25)
        reshape_1: "bf16[4096, 8, 8, 23]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[4096, 8, 8, 23]" = torch.ops.aten.reshape.default(arg2, p2)
        reshape_3: "bf16[32768, 8, 23]" = torch.ops.aten.reshape.default(reshape_1, p3)
        constant_pad_nd: "bf16[32768, 8, 24]" = torch.ops.aten.constant_pad_nd.default(reshape_3, p4)
        reshape_4: "bf16[32768, 192]" = torch.ops.aten.reshape.default(constant_pad_nd, p5)
        constant_pad_nd_1: "bf16[32768, 207]" = torch.ops.aten.constant_pad_nd.default(reshape_4, p6)
        reshape_5: "bf16[32768, 9, 23]" = torch.ops.aten.reshape.default(constant_pad_nd_1, p7)
        reshape_6: "bf16[32768, 8, 23]" = torch.ops.aten.reshape.default(reshape_2, p8)
        constant_pad_nd_2: "bf16[32768, 8, 24]" = torch.ops.aten.constant_pad_nd.default(reshape_6, p9)
        reshape_7: "bf16[32768, 192]" = torch.ops.aten.reshape.default(constant_pad_nd_2, p10)
        constant_pad_nd_3: "bf16[32768, 207]" = torch.ops.aten.constant_pad_nd.default(reshape_7, p11)
        reshape_8: "bf16[32768, 9, 23]" = torch.ops.aten.reshape.default(constant_pad_nd_3, p12)
        slice_1: "bf16[32768, 8, 23]" = torch.ops.aten.slice.Tensor(reshape_5, 1, p13, p14, p15)
        slice_2: "bf16[32768, 8, 23]" = torch.ops.aten.slice.Tensor(reshape_8, 1, p16, p17, p18)
        slice_3: "bf16[32768, 8, 12]" = torch.ops.aten.slice.Tensor(slice_1, 2, p19, p20, p21)
        reshape_9: "bf16[4096, 8, 1, 8, 12]" = torch.ops.aten.reshape.default(slice_3, p22)
        expand: "bf16[4096, 8, 12, 8, 12]" = torch.ops.aten.expand.default(reshape_9, p23)
        permute: "bf16[4096, 8, 8, 12, 12]" = torch.ops.aten.permute.default(expand, [0, 1, 3, 2, 4])
        slice_4: "bf16[32768, 8, 12]" = torch.ops.aten.slice.Tensor(slice_2, 2, p24, p25, p26)
        reshape_10: "bf16[4096, 8, 1, 8, 12]" = torch.ops.aten.reshape.default(slice_4, p27)
        expand_1: "bf16[4096, 8, 12, 8, 12]" = torch.ops.aten.expand.default(reshape_10, p28)
        permute_1: "bf16[4096, 8, 8, 12, 12]" = torch.ops.aten.permute.default(expand_1, [0, 3, 1, 4, 2])
        add: "bf16[4096, 8, 8, 12, 12]" = torch.ops.aten.add.Tensor(permute_1, permute)
        clone: "bf16[4096, 8, 8, 12, 12]" = torch.ops.aten.clone.default(add, memory_format = torch.contiguous_format)
        reshape_11: "bf16[1024, 4, 64, 144]" = torch.ops.aten.reshape.default(clone, p29)
        add_1: "bf16[1024, 4, 64, 144]" = torch.ops.aten.add.Tensor(mul, reshape_11)
        convert_element_type: "f32[1024, 4, 64, 144]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        amax: "f32[1024, 4, 64, 1]" = torch.ops.aten.amax.default(convert_element_type, [3], True)
        sub: "f32[1024, 4, 64, 144]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[1024, 4, 64, 144]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[1024, 4, 64, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[1024, 4, 64, 144]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[1024, 4, 64, 144]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand_2: "bf16[1024, 4, 64, 144]" = torch.ops.aten.expand.default(convert_element_type_1, p30)
        reshape_12: "bf16[4096, 64, 144]" = torch.ops.aten.reshape.default(expand_2, p31)
        return (reshape_12,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
