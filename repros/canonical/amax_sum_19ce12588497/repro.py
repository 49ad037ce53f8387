"""assay repro 1
pattern 19ce125884971811becf003fc766fb1f53e6eeccab7cdf9ec61faaab2f0e5a0d
home    4e18d6820a82
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[192, 256, 512]", arg1: "bf16[12, 4096, 1024]", arg2: "bf16[12, 4096, 2]", arg3: "f32[512, 512]", arg4: "b8[16, 512, 512]", arg5: "f32[16, 1, 1, 512]", arg6: "i64[36]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size[]", p23: "size", p24: "size", p25: "size", p26: "size", p27: "size[]", p28: "size[]", p29: "size[]", p30: "size", p31: "size", p32: "size", p33: "size[]", p34: "size", p35: "size", p36: "size", p37: "size[]", p38: "size[]", p39: "size[]", p40: "size[]", p41: "size", p42: "size", p43: "size", p44: "size[]", p45: "size", p46: "size", p47: "size", p48: "size", p49: "size[]", p50: "size[]"):
        reshape: "bf16[16, 12, 256, 1, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[16, 12, 256, 512, 1]" = torch.ops.aten.permute.default(reshape, [0, 1, 2, 4, 3])
        reshape_1: "bf16[12, 16, 256, 1, 1024]" = torch.ops.aten.reshape.default(arg1, p1)
        permute_1: "bf16[16, 12, 256, 1024, 1]" = torch.ops.aten.permute.default(reshape_1, [1, 0, 2, 4, 3])
        reshape_2: "bf16[12, 16, 256, 1, 2]" = torch.ops.aten.reshape.default(arg2, p2)
        permute_2: "bf16[16, 12, 256, 2, 1]" = torch.ops.aten.permute.default(reshape_2, [1, 0, 2, 4, 3])
        reshape_3: "bf16[16, 12, 256, 512]" = torch.ops.aten.reshape.default(permute, p3)
        reshape_4: "bf16[16, 12, 256, 1024]" = torch.ops.aten.reshape.default(permute_1, p4)
        reshape_5: "bf16[16, 12, 256, 2]" = torch.ops.aten.reshape.default(permute_2, p5)
        reshape_6: "bf16[16, 12, 1024, 256]" = torch.ops.aten.reshape.default(reshape_4, p6)
        slice_1: "f32[1, 512]" = torch.ops.aten.slice.Tensor(arg3, 0, p7, p8, p9)
        cat: "f32[513, 512]" = torch.ops.aten.cat.default([slice_1, arg3])
        slice_2: "f32[256, 512]" = torch.ops.aten.slice.Tensor(cat, 0, p10, p11, p12)
        slice_3: "b8[16, 1, 512]" = torch.ops.aten.slice.Tensor(arg4, 1, p13, p14, p15)
        cat_1: "b8[16, 513, 512]" = torch.ops.aten.cat.default([slice_3, arg4], 1)
        slice_4: "b8[16, 256, 512]" = torch.ops.aten.slice.Tensor(cat_1, 1, p16, p17, p18)
        slice_5: "bf16[16, 12, 1022, 256]" = torch.ops.aten.slice.Tensor(reshape_6, 2, p19, p20, p21)
        reshape_7: "bf16[16, 12, 256, 1022]" = torch.ops.aten.reshape.default(slice_5, p22)
        slice_6: "bf16[16, 12, 256, 512]" = torch.ops.aten.slice.Tensor(reshape_7, 3, p23, p24, p25)
        mul: "f32[16, 12, 256, 512]" = torch.ops.aten.mul.Tensor(slice_6, slice_2)
        split = torch.ops.aten.split.Tensor(reshape_5, p26, 3)
        getitem: "bf16[16, 12, 256, 1]" = split[0]
        getitem_1: "bf16[16, 12, 256, 1]" = split[1]
        expand: "bf16[16, 12, 256, 512]" = torch.ops.aten.expand.default(getitem, p27)
        expand_1: "bf16[16, 12, 256, 512]" = torch.ops.aten.expand.default(getitem_1, p28)
        unsqueeze: "b8[16, 1, 256, 512]" = torch.ops.aten.unsqueeze.default(slice_4, 1)
        expand_2: "b8[16, 12, 256, 512]" = torch.ops.aten.expand.default(unsqueeze, p29)
        where: "bf16[16, 12, 256, 512]" = torch.ops.aten.where.self(expand_2, expand_1, expand)
        mul_1: "f32[16, 12, 256, 512]" = torch.ops.aten.mul.Tensor(where, slice_2)
        convert_element_type: "bf16[16, 12, 256, 512]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        convert_element_type_1: "bf16[16, 12, 256, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        slice_scatter: "bf16[16, 12, 256, 1022]" = torch.ops.aten.slice_scatter.default(reshape_7, convert_element_type_1, 3, p30, p31, p32)
        reshape_8: "bf16[16, 12, 1022, 256]" = torch.ops.aten.reshape.default(slice_scatter, p33)
        slice_scatter_1: "bf16[16, 12, 1024, 256]" = torch.ops.aten.slice_scatter.default(reshape_6, reshape_8, 2, p34, p35, p36)
        reshape_9: "bf16[16, 12, 256, 1024]" = torch.ops.aten.reshape.default(slice_scatter_1, p37)
        reshape_10: "bf16[16, 12, 256, 1024, 1]" = torch.ops.aten.reshape.default(reshape_9, p38)
        permute_3: "bf16[12, 16, 256, 1, 1024]" = torch.ops.aten.permute.default(reshape_10, [1, 0, 2, 4, 3])
        permute_4: "bf16[16, 12, 256, 1024, 1]" = torch.ops.aten.permute.default(permute_3, [1, 0, 2, 4, 3])
        reshape_11: "bf16[16, 12, 256, 1024]" = torch.ops.aten.reshape.default(permute_4, p39)
        reshape_12: "bf16[16, 12, 1024, 256]" = torch.ops.aten.reshape.default(reshape_11, p40)
        slice_7: "bf16[16, 12, 1022, 256]" = torch.ops.aten.slice.Tensor(reshape_12, 2, p41, p42, p43)
        reshape_13: "bf16[16, 12, 256, 1022]" = torch.ops.aten.reshape.default(slice_7, p44)
        slice_8: "bf16[16, 12, 256, 512]" = torch.ops.aten.slice.Tensor(reshape_13, 3, p45, p46, p47)
        add: "bf16[16, 12, 256, 512]" = torch.ops.aten.add.Tensor(reshape_3, slice_8)
        add_1: "bf16[16, 12, 256, 512]" = torch.ops.aten.add.Tensor(add, convert_element_type)
        convert_element_type_2: "f32[16, 12, 256, 512]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        sub: "f32[16, 12, 256, 512]" = torch.ops.aten.sub.Tensor(convert_element_type_2, arg5)
        convert_element_type_3: "f32[16, 12, 256, 512]" = torch.ops.prims.convert_element_type.default(sub, torch.float32)
        amax: "f32[16, 12, 256, 1]" = torch.ops.aten.amax.default(convert_element_type_3, [3], True)
        sub_1: "f32[16, 12, 256, 512]" = torch.ops.aten.sub.Tensor(convert_element_type_3, amax)
        exp: "f32[16, 12, 256, 512]" = torch.ops.aten.exp.default(sub_1)
        sum_1: "f32[16, 12, 256, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[16, 12, 256, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_4: "bf16[16, 12, 256, 512]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg6, p48)
        inductor_random: "f32[16, 12, 256, 512]" = torch.ops.prims.inductor_random.default(p49, inductor_lookup_seed, 'rand')
        convert_element_type_5: "bf16[16, 12, 256, 512]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[16, 12, 256, 512]" = torch.ops.aten.gt.Scalar(convert_element_type_5, 0.1)
        mul_2: "bf16[16, 12, 256, 512]" = torch.ops.aten.mul.Tensor(gt, convert_element_type_4)
        mul_3: "bf16[16, 12, 256, 512]" = torch.ops.aten.mul.Tensor(mul_2, 1.1111111111111112)
        unsqueeze_1: "bf16[16, 12, 256, 512, 1]" = torch.ops.aten.unsqueeze.default(mul_3, 4)
        reshape_14: "bf16[192, 256, 512]" = torch.ops.aten.reshape.default(unsqueeze_1, p50)
        permute_5: "bf16[192, 512, 256]" = torch.ops.aten.permute.default(reshape_14, [0, 2, 1])
        return (slice_2, slice_4, unsqueeze, convert_element_type_4, gt, reshape_14, permute_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
