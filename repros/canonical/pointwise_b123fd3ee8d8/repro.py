"""assay repro 1
pattern b123fd3ee8d8dbdea972dd245f2728963bc38d61057d47195fb572cbd3a2afc9
home    0f9d413e2c32
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16, 12, 512, 64][393216, 64, 768, 1]", arg1: "bf16[16, 12, 512, 64][393216, 64, 768, 1]", arg2: "f32[1, 1, 512, 64]", arg3: "f32[1, 1, 512, 64]", arg4: "f32[16, 12, 512, 64]", arg5: "bf16[16, 12, 512, 64][393216, 64, 768, 1]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size", p23: "size", p24: "size[]", p25: "size[]", p26: "size[]"):
        permute: "bf16[16, 512, 12, 64]" = torch.ops.aten.permute.default(arg0, [0, 2, 1, 3])
        convert_element_type: "f32[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        mul: "f32[16, 12, 512, 64]" = torch.ops.aten.mul.Tensor(convert_element_type, arg2)
        mul_1: "f32[16, 12, 512, 64]" = torch.ops.aten.mul.Tensor(convert_element_type, arg3)
        slice_1: "f32[16, 12, 512, 32]" = torch.ops.aten.slice.Tensor(mul, 3, p0, p1, p2)
        neg: "f32[16, 12, 512, 32]" = torch.ops.aten.neg.default(slice_1)
        slice_2: "f32[16, 12, 512, 32]" = torch.ops.aten.slice.Tensor(mul, 3, p3, p4, p5)
        slice_scatter: "f32[16, 12, 512, 64]" = torch.ops.aten.slice_scatter.default(arg4, neg, 3, p6, p7, p8)
        slice_scatter_1: "f32[16, 12, 512, 64]" = torch.ops.aten.slice_scatter.default(arg4, slice_2, 3, p9, p10, p11)
        add: "f32[16, 12, 512, 64]" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_1)
        convert_element_type_1: "bf16[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        convert_element_type_2: "bf16[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        add_1: "bf16[16, 12, 512, 64]" = torch.ops.aten.add.Tensor(convert_element_type_1, convert_element_type_2)
        permute_1: "bf16[16, 512, 12, 64]" = torch.ops.aten.permute.default(add_1, [0, 2, 1, 3])
        convert_element_type_3: "f32[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        mul_2: "f32[16, 12, 512, 64]" = torch.ops.aten.mul.Tensor(convert_element_type_3, arg2)
        mul_3: "f32[16, 12, 512, 64]" = torch.ops.aten.mul.Tensor(convert_element_type_3, arg3)
        slice_3: "f32[16, 12, 512, 32]" = torch.ops.aten.slice.Tensor(mul_2, 3, p12, p13, p14)
        neg_1: "f32[16, 12, 512, 32]" = torch.ops.aten.neg.default(slice_3)
        slice_4: "f32[16, 12, 512, 32]" = torch.ops.aten.slice.Tensor(mul_2, 3, p15, p16, p17)
        slice_scatter_2: "f32[16, 12, 512, 64]" = torch.ops.aten.slice_scatter.default(arg4, neg_1, 3, p18, p19, p20)
        slice_scatter_3: "f32[16, 12, 512, 64]" = torch.ops.aten.slice_scatter.default(arg4, slice_4, 3, p21, p22, p23)
        add_2: "f32[16, 12, 512, 64]" = torch.ops.aten.add.Tensor(slice_scatter_2, slice_scatter_3)
        convert_element_type_4: "bf16[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        convert_element_type_5: "bf16[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        add_3: "bf16[16, 12, 512, 64]" = torch.ops.aten.add.Tensor(convert_element_type_4, convert_element_type_5)
        permute_2: "bf16[16, 512, 12, 64]" = torch.ops.aten.permute.default(add_3, [0, 2, 1, 3])
        cat: "bf16[16, 512, 36, 64]" = torch.ops.aten.cat.default([permute_1, permute_2, permute], 2)
        reshape: "bf16[16, 512, 3, 12, 64]" = torch.ops.aten.reshape.default(cat, p24)
        reshape_1: "bf16[16, 512, 2304]" = torch.ops.aten.reshape.default(reshape, p25)
        reshape_2: "bf16[8192, 2304]" = torch.ops.aten.reshape.default(reshape_1, p26)
        permute_3: "bf16[2304, 8192]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        return (reshape_2, permute_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
