"""assay repro 1
pattern e704154057e623b298b2e76d25d827b581d12918c9b3237f6dcd8d2cb4df25da
home    08712c93a762
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 784, 1]", arg1: "f32[128, 28, 28, 384]", arg2: "bf16[100352, 384]", arg3: "f32[128, 784, 1]", arg4: "f32[384]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size", p23: "size", p24: "size", p25: "size", p26: "size", p27: "size", p28: "size", p29: "size", p30: "size", p31: "size", p32: "size", p33: "size", p34: "size", p35: "size", p36: "size", p37: "size", p38: "size", p39: "size", p40: "size", p41: "size[]", p42: "size[]", p43: "size[]"):
        div: "f32[128, 784, 1]" = torch.ops.aten.div.Tensor(arg0, 384.0)
        full: "f32[128, 56, 56, 96]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        full_1: "f32[128, 28, 56, 96]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        reshape: "f32[128, 784, 384]" = torch.ops.aten.reshape.default(arg1, p2)
        reshape_1: "bf16[128, 784, 384]" = torch.ops.aten.reshape.default(arg2, p3)
        sub: "f32[128, 784, 384]" = torch.ops.aten.sub.Tensor(reshape, arg3)
        mul: "f32[128, 784, 384]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type: "f32[128, 784, 384]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_1: "f32[128, 784, 384]" = torch.ops.aten.mul.Tensor(convert_element_type, arg4)
        mul_2: "f32[128, 784, 384]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[128, 784, 384]" = torch.ops.aten.mul.Tensor(convert_element_type, mul)
        mul_4: "f32[128, 784, 384]" = torch.ops.aten.mul.Tensor(mul_1, 384.0)
        sum_1: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[384]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1])
        sum_3: "f32[128, 784, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[128, 784, 384]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[128, 784, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[128, 784, 384]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[128, 784, 384]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[128, 784, 384]" = torch.ops.aten.mul.Tensor(div, sub_2)
        reshape_2: "f32[128, 28, 28, 384]" = torch.ops.aten.reshape.default(mul_6, p4)
        slice_1: "f32[128, 28, 28, 96]" = torch.ops.aten.slice.Tensor(reshape_2, 3, p5, p6, p7)
        slice_2: "f32[128, 28, 28, 96]" = torch.ops.aten.slice.Tensor(reshape_2, 3, p8, p9, p10)
        slice_3: "f32[128, 28, 28, 96]" = torch.ops.aten.slice.Tensor(reshape_2, 3, p11, p12, p13)
        slice_4: "f32[128, 28, 28, 96]" = torch.ops.aten.slice.Tensor(reshape_2, 3, p14, p15, p16)
        slice_scatter: "f32[128, 28, 56, 96]" = torch.ops.aten.slice_scatter.default(full_1, slice_1, 2, p17, p18, p19)
        slice_scatter_1: "f32[128, 56, 56, 96]" = torch.ops.aten.slice_scatter.default(full, slice_scatter, 1, p20, p21, p22)
        slice_scatter_2: "f32[128, 28, 56, 96]" = torch.ops.aten.slice_scatter.default(full_1, slice_2, 2, p23, p24, p25)
        slice_scatter_3: "f32[128, 56, 56, 96]" = torch.ops.aten.slice_scatter.default(full, slice_scatter_2, 1, p26, p27, p28)
        slice_scatter_4: "f32[128, 28, 56, 96]" = torch.ops.aten.slice_scatter.default(full_1, slice_3, 2, p29, p30, p31)
        slice_scatter_5: "f32[128, 56, 56, 96]" = torch.ops.aten.slice_scatter.default(full, slice_scatter_4, 1, p32, p33, p34)
        slice_scatter_6: "f32[128, 28, 56, 96]" = torch.ops.aten.slice_scatter.default(full_1, slice_4, 2, p35, p36, p37)
        slice_scatter_7: "f32[128, 56, 56, 96]" = torch.ops.aten.slice_scatter.default(full, slice_scatter_6, 1, p38, p39, p40)
        add: "f32[128, 56, 56, 96]" = torch.ops.aten.add.Tensor(slice_scatter_1, slice_scatter_7)
        add_1: "f32[128, 56, 56, 96]" = torch.ops.aten.add.Tensor(add, slice_scatter_3)
        add_2: "f32[128, 56, 56, 96]" = torch.ops.aten.add.Tensor(add_1, slice_scatter_5)
        reshape_3: "f32[128, 3136, 96]" = torch.ops.aten.reshape.default(add_2, p41)
        convert_element_type_1: "bf16[128, 3136, 96]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.bfloat16)
        reshape_4: "bf16[401408, 96]" = torch.ops.aten.reshape.default(convert_element_type_1, p42)
        permute: "bf16[96, 401408]" = torch.ops.aten.permute.default(reshape_4, [1, 0])
        sum_5: "f32[1, 96]" = torch.ops.aten.sum.dim_IntList(reshape_4, [0], True, dtype = torch.float32)
        reshape_5: "f32[96]" = torch.ops.aten.reshape.default(sum_5, p43)
        convert_element_type_2: "f32[96]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.float32)
        return (sum_1, sum_2, reshape_3, reshape_4, permute, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
