"""assay repro 1
pattern 23c2ce08aae2048fc5db784d2b49cb54f88fe28ef9f7cbb2f0afbd67869f9c8a
home    986a2b9da780
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[192, 256, 256]", arg1: "bf16[12, 4096, 512]", arg2: "bf16[12, 4096, 2]", arg3: "f32[16, 512]", arg4: "f32[256, 512][1024, 1]", arg5: "b8[16, 256, 512][262656, 1024, 1]", arg6: "i64[36]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size", p23: "size", p24: "size", p25: "size[]", p26: "size", p27: "size", p28: "size", p29: "size", p30: "size", p31: "size", p32: "size", p33: "size[]", p34: "size[]", p35: "size[]", p36: "size", p37: "size", p38: "size", p39: "size", p40: "size", p41: "size[]", p42: "size", p43: "size", p44: "size", p45: "size[]", p46: "size[]", p47: "size[]", p48: "size[]", p49: "size", p50: "size", p51: "size", p52: "size[]", p53: "size", p54: "size", p55: "size", p56: "size", p57: "size[]", p58: "size[]"):
        reshape: "bf16[16, 12, 256, 1, 256]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[16, 12, 256, 256, 1]" = torch.ops.aten.permute.default(reshape, [0, 1, 2, 4, 3])
        reshape_1: "bf16[12, 16, 256, 1, 512]" = torch.ops.aten.reshape.default(arg1, p1)
        permute_1: "bf16[16, 12, 256, 512, 1]" = torch.ops.aten.permute.default(reshape_1, [1, 0, 2, 4, 3])
        reshape_2: "bf16[12, 16, 256, 1, 2]" = torch.ops.aten.reshape.default(arg2, p2)
        permute_2: "bf16[16, 12, 256, 2, 1]" = torch.ops.aten.permute.default(reshape_2, [1, 0, 2, 4, 3])
        reshape_3: "bf16[16, 12, 256, 256]" = torch.ops.aten.reshape.default(permute, p3)
        reshape_4: "bf16[16, 12, 256, 512]" = torch.ops.aten.reshape.default(permute_1, p4)
        reshape_5: "bf16[16, 12, 256, 2]" = torch.ops.aten.reshape.default(permute_2, p5)
        reshape_6: "bf16[16, 12, 512, 256]" = torch.ops.aten.reshape.default(reshape_4, p6)
        slice_1: "f32[16, 1]" = torch.ops.aten.slice.Tensor(arg3, 1, p7, p8, p9)
        slice_2: "f32[256, 1]" = torch.ops.aten.slice.Tensor(arg4, 1, p10, p11, p12)
        cat: "f32[256, 513]" = torch.ops.aten.cat.default([slice_2, arg4], 1)
        slice_3: "f32[16, 511]" = torch.ops.aten.slice.Tensor(arg3, 1, p13, p14, p15)
        cat_1: "f32[16, 512]" = torch.ops.aten.cat.default([slice_1, slice_3], 1)
        slice_4: "f32[256, 256]" = torch.ops.aten.slice.Tensor(cat, 1, p16, p17, p18)
        slice_5: "b8[16, 256, 1]" = torch.ops.aten.slice.Tensor(arg5, 2, p19, p20, p21)
        cat_2: "b8[16, 256, 513]" = torch.ops.aten.cat.default([slice_5, arg5], 2)
        slice_6: "bf16[16, 12, 511, 256]" = torch.ops.aten.slice.Tensor(reshape_6, 2, p22, p23, p24)
        reshape_7: "bf16[16, 12, 256, 511]" = torch.ops.aten.reshape.default(slice_6, p25)
        slice_7: "b8[16, 256, 256]" = torch.ops.aten.slice.Tensor(cat_2, 2, p26, p27, p28)
        slice_8: "bf16[16, 12, 256, 256]" = torch.ops.aten.slice.Tensor(reshape_7, 3, p29, p30, p31)
        mul: "f32[16, 12, 256, 256]" = torch.ops.aten.mul.Tensor(slice_8, slice_4)
        split = torch.ops.aten.split.Tensor(reshape_5, p32, 3)
        getitem: "bf16[16, 12, 256, 1]" = split[0]
        getitem_1: "bf16[16, 12, 256, 1]" = split[1]
        expand: "bf16[16, 12, 256, 256]" = torch.ops.aten.expand.default(getitem, p33)
        expand_1: "bf16[16, 12, 256, 256]" = torch.ops.aten.expand.default(getitem_1, p34)
        unsqueeze: "f32[16, 1, 512]" = torch.ops.aten.unsqueeze.default(cat_1, 1)
        unsqueeze_1: "b8[16, 1, 256, 256]" = torch.ops.aten.unsqueeze.default(slice_7, 1)
        expand_2: "b8[16, 12, 256, 256]" = torch.ops.aten.expand.default(unsqueeze_1, p35)
        unsqueeze_2: "f32[16, 1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 3)
        neg: "f32[16, 1, 512, 1]" = torch.ops.aten.neg.default(unsqueeze_2)
        where: "bf16[16, 12, 256, 256]" = torch.ops.aten.where.self(expand_2, expand_1, expand)
        mul_1: "f32[16, 12, 256, 256]" = torch.ops.aten.mul.Tensor(where, slice_4)
        _low_memory_max_pool_with_offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(neg, [2, 1], [2, 1], [0, 0], [1, 1], True)
        getitem_2: "f32[16, 1, 256, 1]" = _low_memory_max_pool_with_offsets[0]
        neg_1: "f32[16, 1, 256, 1]" = torch.ops.aten.neg.default(getitem_2)
        select: "f32[16, 256, 1]" = torch.ops.aten.select.int(neg_1, 1, p36)
        select_1: "f32[16, 256]" = torch.ops.aten.select.int(select, 2, p37)
        unsqueeze_3: "f32[16, 1, 256]" = torch.ops.aten.unsqueeze.default(select_1, 1)
        unsqueeze_4: "f32[16, 1, 1, 256]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        sub: "f32[16, 1, 1, 256]" = torch.ops.aten.sub.Tensor(1.0, unsqueeze_4)
        mul_2: "f32[16, 1, 1, 256]" = torch.ops.aten.mul.Tensor(sub, 1000000.0)
        convert_element_type: "bf16[16, 12, 256, 256]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        convert_element_type_1: "bf16[16, 12, 256, 256]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        slice_scatter: "bf16[16, 12, 256, 511]" = torch.ops.aten.slice_scatter.default(reshape_7, convert_element_type_1, 3, p38, p39, p40)
        reshape_8: "bf16[16, 12, 511, 256]" = torch.ops.aten.reshape.default(slice_scatter, p41)
        slice_scatter_1: "bf16[16, 12, 512, 256]" = torch.ops.aten.slice_scatter.default(reshape_6, reshape_8, 2, p42, p43, p44)
        reshape_9: "bf16[16, 12, 256, 512]" = torch.ops.aten.reshape.default(slice_scatter_1, p45)
        reshape_10: "bf16[16, 12, 256, 512, 1]" = torch.ops.aten.reshape.default(reshape_9, p46)
        permute_3: "bf16[12, 16, 256, 1, 512]" = torch.ops.aten.permute.default(reshape_10, [1, 0, 2, 4, 3])
        permute_4: "bf16[16, 12, 256, 512, 1]" = torch.ops.aten.permute.default(permute_3, [1, 0, 2, 4, 3])
        reshape_11: "bf16[16, 12, 256, 512]" = torch.ops.aten.reshape.default(permute_4, p47)
        reshape_12: "bf16[16, 12, 512, 256]" = torch.ops.aten.reshape.default(reshape_11, p48)
        slice_9: "bf16[16, 12, 511, 256]" = torch.ops.aten.slice.Tensor(reshape_12, 2, p49, p50, p51)
        reshape_13: "bf16[16, 12, 256, 511]" = torch.ops.aten.reshape.default(slice_9, p52)
        slice_10: "bf16[16, 12, 256, 256]" = torch.ops.aten.slice.Tensor(reshape_13, 3, p53, p54, p55)
        add: "bf16[16, 12, 256, 256]" = torch.ops.aten.add.Tensor(reshape_3, slice_10)
        add_1: "bf16[16, 12, 256, 256]" = torch.ops.aten.add.Tensor(add, convert_element_type)
        convert_element_type_2: "f32[16, 12, 256, 256]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        sub_1: "f32[16, 12, 256, 256]" = torch.ops.aten.sub.Tensor(convert_element_type_2, mul_2)
        convert_element_type_3: "f32[16, 12, 256, 256]" = torch.ops.prims.convert_element_type.default(sub_1, torch.float32)
        amax: "f32[16, 12, 256, 1]" = torch.ops.aten.amax.default(convert_element_type_3, [3], True)
        sub_2: "f32[16, 12, 256, 256]" = torch.ops.aten.sub.Tensor(convert_element_type_3, amax)
        exp: "f32[16, 12, 256, 256]" = torch.ops.aten.exp.default(sub_2)
        sum_1: "f32[16, 12, 256, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[16, 12, 256, 256]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_4: "bf16[16, 12, 256, 256]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg6, p56)
        inductor_random: "f32[16, 12, 256, 256]" = torch.ops.prims.inductor_random.default(p57, inductor_lookup_seed, 'rand')
        convert_element_type_5: "bf16[16, 12, 256, 256]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[16, 12, 256, 256]" = torch.ops.aten.gt.Scalar(convert_element_type_5, 0.1)
        mul_3: "bf16[16, 12, 256, 256]" = torch.ops.aten.mul.Tensor(gt, convert_element_type_4)
        mul_4: "bf16[16, 12, 256, 256]" = torch.ops.aten.mul.Tensor(mul_3, 1.1111111111111112)
        unsqueeze_5: "bf16[16, 12, 256, 256, 1]" = torch.ops.aten.unsqueeze.default(mul_4, 4)
        reshape_14: "bf16[192, 256, 256]" = torch.ops.aten.reshape.default(unsqueeze_5, p58)
        permute_5: "bf16[192, 256, 256]" = torch.ops.aten.permute.default(reshape_14, [0, 2, 1])
        return (slice_4, slice_7, unsqueeze_1, expand_2, select_1, mul_2, convert_element_type_4, gt, reshape_14, permute_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
