"""assay repro 1
pattern 1d1d23a7c20c0dad6217d17c2fb4ac475b4cd42cc654ca9c33eca6edd44db5ed
home    a4737a51e2ce
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[192, 512, 512]", arg1: "bf16[12, 8192, 1024]", arg2: "bf16[12, 8192, 2]", arg3: "f32[512, 512]", arg4: "b8[16, 512, 512]", arg5: "f32[16, 512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size", p8: "size", p9: "size", p10: "size[]", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size[]", p16: "size[]", p17: "size[]", p18: "size", p19: "size", p20: "size", p21: "size[]", p22: "size", p23: "size", p24: "size", p25: "size[]", p26: "size[]", p27: "size[]", p28: "size[]", p29: "size", p30: "size", p31: "size", p32: "size[]", p33: "size", p34: "size", p35: "size", p36: "size", p37: "size", p38: "size[]", p39: "size[]"):
        reshape: "bf16[16, 12, 512, 1, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[16, 12, 512, 512, 1]" = torch.ops.aten.permute.default(reshape, [0, 1, 2, 4, 3])
        reshape_1: "bf16[12, 16, 512, 1, 1024]" = torch.ops.aten.reshape.default(arg1, p1)
        permute_1: "bf16[16, 12, 512, 1024, 1]" = torch.ops.aten.permute.default(reshape_1, [1, 0, 2, 4, 3])
        reshape_2: "bf16[12, 16, 512, 1, 2]" = torch.ops.aten.reshape.default(arg2, p2)
        permute_2: "bf16[16, 12, 512, 2, 1]" = torch.ops.aten.permute.default(reshape_2, [1, 0, 2, 4, 3])
        reshape_3: "bf16[16, 12, 512, 512]" = torch.ops.aten.reshape.default(permute, p3)
        reshape_4: "bf16[16, 12, 512, 1024]" = torch.ops.aten.reshape.default(permute_1, p4)
        reshape_5: "bf16[16, 12, 512, 2]" = torch.ops.aten.reshape.default(permute_2, p5)
        reshape_6: "bf16[16, 12, 1024, 512]" = torch.ops.aten.reshape.default(reshape_4, p6)
        slice_1: "bf16[16, 12, 1023, 512]" = torch.ops.aten.slice.Tensor(reshape_6, 2, p7, p8, p9)
        reshape_7: "bf16[16, 12, 512, 1023]" = torch.ops.aten.reshape.default(slice_1, p10)
        slice_2: "bf16[16, 12, 512, 512]" = torch.ops.aten.slice.Tensor(reshape_7, 3, p11, p12, p13)
        mul: "f32[16, 12, 512, 512]" = torch.ops.aten.mul.Tensor(slice_2, arg3)
        split = torch.ops.aten.split.Tensor(reshape_5, p14, 3)
        getitem: "bf16[16, 12, 512, 1]" = split[0]
        getitem_1: "bf16[16, 12, 512, 1]" = split[1]
        expand: "bf16[16, 12, 512, 512]" = torch.ops.aten.expand.default(getitem, p15)
        expand_1: "bf16[16, 12, 512, 512]" = torch.ops.aten.expand.default(getitem_1, p16)
        unsqueeze: "b8[16, 1, 512, 512]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        expand_2: "b8[16, 12, 512, 512]" = torch.ops.aten.expand.default(unsqueeze, p17)
        unsqueeze_1: "f32[16, 1, 512]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_2: "f32[16, 1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        sub: "f32[16, 1, 1, 512]" = torch.ops.aten.sub.Tensor(1.0, unsqueeze_2)
        mul_1: "f32[16, 1, 1, 512]" = torch.ops.aten.mul.Tensor(sub, 1000000.0)
        where: "bf16[16, 12, 512, 512]" = torch.ops.aten.where.self(expand_2, expand_1, expand)
        mul_2: "f32[16, 12, 512, 512]" = torch.ops.aten.mul.Tensor(where, arg3)
        convert_element_type: "bf16[16, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        convert_element_type_1: "bf16[16, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        slice_scatter: "bf16[16, 12, 512, 1023]" = torch.ops.aten.slice_scatter.default(reshape_7, convert_element_type_1, 3, p18, p19, p20)
        reshape_8: "bf16[16, 12, 1023, 512]" = torch.ops.aten.reshape.default(slice_scatter, p21)
        slice_scatter_1: "bf16[16, 12, 1024, 512]" = torch.ops.aten.slice_scatter.default(reshape_6, reshape_8, 2, p22, p23, p24)
        reshape_9: "bf16[16, 12, 512, 1024]" = torch.ops.aten.reshape.default(slice_scatter_1, p25)
        reshape_10: "bf16[16, 12, 512, 1024, 1]" = torch.ops.aten.reshape.default(reshape_9, p26)
        permute_3: "bf16[12, 16, 512, 1, 1024]" = torch.ops.aten.permute.default(reshape_10, [1, 0, 2, 4, 3])
        permute_4: "bf16[16, 12, 512, 1024, 1]" = torch.ops.aten.permute.default(permute_3, [1, 0, 2, 4, 3])
        reshape_11: "bf16[16, 12, 512, 1024]" = torch.ops.aten.reshape.default(permute_4, p27)
        reshape_12: "bf16[16, 12, 1024, 512]" = torch.ops.aten.reshape.default(reshape_11, p28)
        slice_3: "bf16[16, 12, 1023, 512]" = torch.ops.aten.slice.Tensor(reshape_12, 2, p29, p30, p31)
        reshape_13: "bf16[16, 12, 512, 1023]" = torch.ops.aten.reshape.default(slice_3, p32)
        slice_4: "bf16[16, 12, 512, 512]" = torch.ops.aten.slice.Tensor(reshape_13, 3, p33, p34, p35)
        add: "bf16[16, 12, 512, 512]" = torch.ops.aten.add.Tensor(reshape_3, slice_4)
        add_1: "bf16[16, 12, 512, 512]" = torch.ops.aten.add.Tensor(add, convert_element_type)
        convert_element_type_2: "f32[16, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        sub_1: "f32[16, 12, 512, 512]" = torch.ops.aten.sub.Tensor(convert_element_type_2, mul_1)
        convert_element_type_3: "f32[16, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(sub_1, torch.float32)
        amax: "f32[16, 12, 512, 1]" = torch.ops.aten.amax.default(convert_element_type_3, [3], True)
        sub_2: "f32[16, 12, 512, 512]" = torch.ops.aten.sub.Tensor(convert_element_type_3, amax)
        exp: "f32[16, 12, 512, 512]" = torch.ops.aten.exp.default(sub_2)
        sum_1: "f32[16, 12, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[16, 12, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_4: "bf16[16, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        inductor_seeds: "i64[36]" = torch.ops.prims.inductor_seeds.default(p36, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p37)
        inductor_random: "f32[16, 12, 512, 512]" = torch.ops.prims.inductor_random.default(p38, inductor_lookup_seed, 'rand')
        convert_element_type_5: "bf16[16, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[16, 12, 512, 512]" = torch.ops.aten.gt.Scalar(convert_element_type_5, 0.1)
        mul_3: "bf16[16, 12, 512, 512]" = torch.ops.aten.mul.Tensor(gt, convert_element_type_4)
        mul_4: "bf16[16, 12, 512, 512]" = torch.ops.aten.mul.Tensor(mul_3, 1.1111111111111112)
        unsqueeze_3: "bf16[16, 12, 512, 512, 1]" = torch.ops.aten.unsqueeze.default(mul_4, 4)
        reshape_14: "bf16[192, 512, 512]" = torch.ops.aten.reshape.default(unsqueeze_3, p39)
        permute_5: "bf16[192, 512, 512]" = torch.ops.aten.permute.default(reshape_14, [0, 2, 1])
        return (expand_2, mul_1, convert_element_type_4, inductor_seeds, gt, reshape_14, permute_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
