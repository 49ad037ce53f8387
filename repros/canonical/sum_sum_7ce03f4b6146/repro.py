"""assay repro 1
pattern 7ce03f4b614667787393f71175cbaf6799d61c816daf532285aa2459db4bf1d3
home    d9c56eb7bee5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 576, 7, 7]", arg1: "f32[576]", arg2: "f32[576]", arg3: "bf16[64, 1024, 7, 7]", arg4: "bf16[64, 800, 7, 7]", arg5: "bf16[64, 768, 7, 7]", arg6: "bf16[64, 832, 7, 7]", arg7: "bf16[64, 736, 7, 7]", arg8: "bf16[64, 864, 7, 7]", arg9: "bf16[64, 704, 7, 7]", arg10: "bf16[64, 896, 7, 7]", arg11: "bf16[64, 672, 7, 7]", arg12: "bf16[64, 928, 7, 7]", arg13: "bf16[64, 640, 7, 7]", arg14: "bf16[64, 960, 7, 7]", arg15: "bf16[64, 608, 7, 7]", arg16: "bf16[64, 992, 7, 7]", arg17: "bf16[]", arg18: "bf16[64, 576, 7, 7]", arg19: "bf16[64, 576, 7, 7]", arg20: "f32[1, 576, 1, 1]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size", p23: "size", p24: "size", p25: "size", p26: "size", p27: "size", p28: "size", p29: "size", p30: "size", p31: "size", p32: "size", p33: "size", p34: "size", p35: "size", p36: "size", p37: "size", p38: "size", p39: "size", p40: "size", p41: "size", p42: "size", p43: "size", p44: "size"):
        le: "b8[64, 576, 7, 7]" = torch.ops.aten.le.Scalar(arg0, 0.0)
        mul: "f32[576]" = torch.ops.aten.mul.Tensor(arg1, arg2)
        mul_1: "f32[576]" = torch.ops.aten.mul.Tensor(arg1, arg1)
        slice_1: "bf16[64, 32, 7, 7]" = torch.ops.aten.slice.Tensor(arg3, 1, p0, p1, p2)
        slice_2: "bf16[64, 32, 7, 7]" = torch.ops.aten.slice.Tensor(arg4, 1, p3, p4, p5)
        slice_3: "bf16[64, 32, 7, 7]" = torch.ops.aten.slice.Tensor(arg5, 1, p6, p7, p8)
        slice_4: "bf16[64, 32, 7, 7]" = torch.ops.aten.slice.Tensor(arg6, 1, p9, p10, p11)
        slice_5: "bf16[64, 32, 7, 7]" = torch.ops.aten.slice.Tensor(arg7, 1, p12, p13, p14)
        slice_6: "bf16[64, 32, 7, 7]" = torch.ops.aten.slice.Tensor(arg8, 1, p15, p16, p17)
        slice_7: "bf16[64, 32, 7, 7]" = torch.ops.aten.slice.Tensor(arg9, 1, p18, p19, p20)
        slice_8: "bf16[64, 32, 7, 7]" = torch.ops.aten.slice.Tensor(arg10, 1, p21, p22, p23)
        slice_9: "bf16[64, 32, 7, 7]" = torch.ops.aten.slice.Tensor(arg11, 1, p24, p25, p26)
        slice_10: "bf16[64, 32, 7, 7]" = torch.ops.aten.slice.Tensor(arg12, 1, p27, p28, p29)
        slice_11: "bf16[64, 32, 7, 7]" = torch.ops.aten.slice.Tensor(arg13, 1, p30, p31, p32)
        slice_12: "bf16[64, 32, 7, 7]" = torch.ops.aten.slice.Tensor(arg14, 1, p33, p34, p35)
        slice_13: "bf16[64, 32, 7, 7]" = torch.ops.aten.slice.Tensor(arg15, 1, p36, p37, p38)
        slice_14: "bf16[64, 32, 7, 7]" = torch.ops.aten.slice.Tensor(arg16, 1, p39, p40, p41)
        add: "bf16[64, 32, 7, 7]" = torch.ops.aten.add.Tensor(slice_1, slice_14)
        add_1: "bf16[64, 32, 7, 7]" = torch.ops.aten.add.Tensor(add, slice_12)
        add_2: "bf16[64, 32, 7, 7]" = torch.ops.aten.add.Tensor(add_1, slice_10)
        add_3: "bf16[64, 32, 7, 7]" = torch.ops.aten.add.Tensor(add_2, slice_8)
        add_4: "bf16[64, 32, 7, 7]" = torch.ops.aten.add.Tensor(add_3, slice_6)
        add_5: "bf16[64, 32, 7, 7]" = torch.ops.aten.add.Tensor(add_4, slice_4)
        add_6: "bf16[64, 32, 7, 7]" = torch.ops.aten.add.Tensor(add_5, slice_2)
        add_7: "bf16[64, 32, 7, 7]" = torch.ops.aten.add.Tensor(add_6, slice_3)
        add_8: "bf16[64, 32, 7, 7]" = torch.ops.aten.add.Tensor(add_7, slice_5)
        add_9: "bf16[64, 32, 7, 7]" = torch.ops.aten.add.Tensor(add_8, slice_7)
        add_10: "bf16[64, 32, 7, 7]" = torch.ops.aten.add.Tensor(add_9, slice_9)
        add_11: "bf16[64, 32, 7, 7]" = torch.ops.aten.add.Tensor(add_10, slice_11)
        add_12: "bf16[64, 32, 7, 7]" = torch.ops.aten.add.Tensor(add_11, slice_13)
        unsqueeze: "f32[1, 576]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 576, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 576, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        where: "bf16[64, 576, 7, 7]" = torch.ops.aten.where.self(le, arg17, arg18)
        convert_element_type: "f32[64, 576, 7, 7]" = torch.ops.prims.convert_element_type.default(arg19, torch.float32)
        sub: "f32[64, 576, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type, arg20)
        convert_element_type_1: "f32[64, 576, 7, 7]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_2: "f32[64, 576, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        sum_1: "f32[576]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2, 3])
        mul_3: "f32[576]" = torch.ops.aten.mul.Tensor(sum_1, arg1)
        mul_4: "f32[576]" = torch.ops.aten.mul.Tensor(sum_1, 0.00031887755102040814)
        mul_5: "f32[576]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[576]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        mul_6: "f32[576]" = torch.ops.aten.mul.Tensor(sum_2, 0.00031887755102040814)
        unsqueeze_3: "f32[1, 576]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        unsqueeze_4: "f32[1, 576]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_5: "f32[1, 576, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "f32[1, 576, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 576, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_7: "f32[64, 576, 7, 7]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_7)
        sub_1: "f32[64, 576, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_7)
        unsqueeze_8: "f32[1, 576, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        sub_2: "f32[64, 576, 7, 7]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_8)
        mul_8: "f32[64, 576, 7, 7]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_2)
        convert_element_type_2: "bf16[64, 576, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        slice_15: "bf16[64, 32, 7, 7]" = torch.ops.aten.slice.Tensor(convert_element_type_2, 1, p42, p43, p44)
        add_13: "bf16[64, 32, 7, 7]" = torch.ops.aten.add.Tensor(add_12, slice_15)
        return (mul_3, sum_2, convert_element_type_2, add_13)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
