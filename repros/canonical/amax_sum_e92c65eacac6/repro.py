"""assay repro 1
pattern e92c65eacac66186e8c5decdc6a4e230135f8b1b87d999bc1b73191f476a5998
home    70d76cc6ea28
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[192, 512, 512]", arg1: "bf16[12, 8192, 2]", arg2: "bf16[12, 8192, 1024]", arg3: "bf16[512, 512]", arg4: "b8[16, 512, 512]", arg5: "bf16[16, 512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size", p11: "size", p12: "size", p13: "size[]", p14: "size", p15: "size", p16: "size", p17: "size[]", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size", p23: "size", p24: "size[]", p25: "size", p26: "size", p27: "size", p28: "size[]", p29: "size[]", p30: "size[]", p31: "size[]", p32: "size", p33: "size", p34: "size", p35: "size[]", p36: "size", p37: "size", p38: "size", p39: "size", p40: "size[]", p41: "size[]", p42: "size[]", p43: "size[]"):
        reshape: "bf16[16, 12, 512, 1, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[16, 12, 512, 512, 1]" = torch.ops.aten.permute.default(reshape, [0, 1, 2, 4, 3])
        reshape_1: "bf16[12, 16, 512, 1, 2]" = torch.ops.aten.reshape.default(arg1, p1)
        permute_1: "bf16[16, 12, 512, 2, 1]" = torch.ops.aten.permute.default(reshape_1, [1, 0, 2, 4, 3])
        reshape_2: "bf16[12, 16, 512, 1, 1024]" = torch.ops.aten.reshape.default(arg2, p2)
        permute_2: "bf16[16, 12, 512, 1024, 1]" = torch.ops.aten.permute.default(reshape_2, [1, 0, 2, 4, 3])
        reshape_3: "bf16[12, 16, 512, 1, 1024]" = torch.ops.aten.reshape.default(arg2, p3)
        permute_3: "bf16[16, 12, 512, 1024, 1]" = torch.ops.aten.permute.default(reshape_3, [1, 0, 2, 4, 3])
        reshape_4: "bf16[16, 12, 512, 512]" = torch.ops.aten.reshape.default(permute, p4)
        reshape_5: "bf16[16, 12, 512, 1024]" = torch.ops.aten.reshape.default(permute_2, p5)
        reshape_6: "bf16[16, 12, 512, 1024]" = torch.ops.aten.reshape.default(permute_3, p6)
        reshape_7: "bf16[16, 12, 512, 2]" = torch.ops.aten.reshape.default(permute_1, p7)
        reshape_8: "bf16[16, 12, 1024, 512]" = torch.ops.aten.reshape.default(reshape_5, p8)
        reshape_9: "bf16[16, 12, 1024, 512]" = torch.ops.aten.reshape.default(reshape_6, p9)
        slice_1: "bf16[16, 12, 1023, 512]" = torch.ops.aten.slice.Tensor(reshape_8, 2, p10, p11, p12)
        reshape_10: "bf16[16, 12, 512, 1023]" = torch.ops.aten.reshape.default(slice_1, p13)
        slice_2: "bf16[16, 12, 1023, 512]" = torch.ops.aten.slice.Tensor(reshape_9, 2, p14, p15, p16)
        reshape_11: "bf16[16, 12, 512, 1023]" = torch.ops.aten.reshape.default(slice_2, p17)
        slice_3: "bf16[16, 12, 512, 512]" = torch.ops.aten.slice.Tensor(reshape_10, 3, p18, p19, p20)
        mul: "bf16[16, 12, 512, 512]" = torch.ops.aten.mul.Tensor(slice_3, arg3)
        slice_scatter: "bf16[16, 12, 512, 1023]" = torch.ops.aten.slice_scatter.default(reshape_11, mul, 3, p21, p22, p23)
        reshape_12: "bf16[16, 12, 1023, 512]" = torch.ops.aten.reshape.default(slice_scatter, p24)
        slice_scatter_1: "bf16[16, 12, 1024, 512]" = torch.ops.aten.slice_scatter.default(reshape_9, reshape_12, 2, p25, p26, p27)
        reshape_13: "bf16[16, 12, 512, 1024]" = torch.ops.aten.reshape.default(slice_scatter_1, p28)
        reshape_14: "bf16[16, 12, 512, 1024, 1]" = torch.ops.aten.reshape.default(reshape_13, p29)
        permute_4: "bf16[12, 16, 512, 1, 1024]" = torch.ops.aten.permute.default(reshape_14, [1, 0, 2, 4, 3])
        permute_5: "bf16[16, 12, 512, 1024, 1]" = torch.ops.aten.permute.default(permute_4, [1, 0, 2, 4, 3])
        reshape_15: "bf16[16, 12, 512, 1024]" = torch.ops.aten.reshape.default(permute_5, p30)
        reshape_16: "bf16[16, 12, 1024, 512]" = torch.ops.aten.reshape.default(reshape_15, p31)
        slice_4: "bf16[16, 12, 1023, 512]" = torch.ops.aten.slice.Tensor(reshape_16, 2, p32, p33, p34)
        reshape_17: "bf16[16, 12, 512, 1023]" = torch.ops.aten.reshape.default(slice_4, p35)
        slice_5: "bf16[16, 12, 512, 512]" = torch.ops.aten.slice.Tensor(reshape_17, 3, p36, p37, p38)
        add: "bf16[16, 12, 512, 512]" = torch.ops.aten.add.Tensor(reshape_4, slice_5)
        split = torch.ops.aten.split.Tensor(reshape_7, p39, 3)
        getitem: "bf16[16, 12, 512, 1]" = split[0]
        getitem_1: "bf16[16, 12, 512, 1]" = split[1]
        expand: "bf16[16, 12, 512, 512]" = torch.ops.aten.expand.default(getitem, p40)
        expand_1: "bf16[16, 12, 512, 512]" = torch.ops.aten.expand.default(getitem_1, p41)
        unsqueeze: "b8[16, 1, 512, 512]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        expand_2: "b8[16, 12, 512, 512]" = torch.ops.aten.expand.default(unsqueeze, p42)
        unsqueeze_1: "bf16[16, 1, 512]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_2: "bf16[16, 1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        where: "bf16[16, 12, 512, 512]" = torch.ops.aten.where.self(expand_2, expand_1, expand)
        mul_1: "bf16[16, 12, 512, 512]" = torch.ops.aten.mul.Tensor(where, arg3)
        add_1: "bf16[16, 12, 512, 512]" = torch.ops.aten.add.Tensor(add, mul_1)
        convert_element_type: "f32[16, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        convert_element_type_1: "f32[16, 1, 1, 512]" = torch.ops.prims.convert_element_type.default(unsqueeze_2, torch.float32)
        sub: "f32[16, 1, 1, 512]" = torch.ops.aten.sub.Tensor(1.0, convert_element_type_1)
        mul_2: "f32[16, 1, 1, 512]" = torch.ops.aten.mul.Tensor(sub, 1000000.0)
        sub_1: "f32[16, 12, 512, 512]" = torch.ops.aten.sub.Tensor(convert_element_type, mul_2)
        convert_element_type_2: "f32[16, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(sub_1, torch.float32)
        amax: "f32[16, 12, 512, 1]" = torch.ops.aten.amax.default(convert_element_type_2, [3], True)
        sub_2: "f32[16, 12, 512, 512]" = torch.ops.aten.sub.Tensor(convert_element_type_2, amax)
        exp: "f32[16, 12, 512, 512]" = torch.ops.aten.exp.default(sub_2)
        sum_1: "f32[16, 12, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[16, 12, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_3: "bf16[16, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        unsqueeze_3: "bf16[16, 12, 512, 512, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_3, 4)
        reshape_18: "bf16[192, 512, 512]" = torch.ops.aten.reshape.default(unsqueeze_3, p43)
        return (reshape_18,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
