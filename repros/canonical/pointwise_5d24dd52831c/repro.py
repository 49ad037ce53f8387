"""assay repro 1
pattern 5d24dd52831cfe2d898ed05aa8c12b3f19811f21323da95a02f04980475b0a7e
home    a2c733934217
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[192, 64, 512]", arg1: "bf16[192, 512, 64]", arg2: "bf16[192, 512, 64]", arg3: "f32[1, 1, 512, 64]", arg4: "f32[1, 1, 512, 64]", arg5: "f32[16, 12, 512, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size", p23: "size", p24: "size", p25: "size", p26: "size", p27: "size[]", p28: "size[]", p29: "size[]"):
        convert_element_type: "f32[192, 64, 512]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        reshape: "f32[16, 12, 64, 512]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        mul: "f32[16, 12, 64, 512]" = torch.ops.aten.mul.Scalar(reshape, 0.3535533905932738)
        permute: "f32[16, 12, 512, 64]" = torch.ops.aten.permute.default(mul, [0, 1, 3, 2])
        convert_element_type_1: "f32[192, 512, 64]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        reshape_1: "f32[16, 12, 512, 64]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        mul_1: "f32[16, 12, 512, 64]" = torch.ops.aten.mul.Scalar(reshape_1, 0.3535533905932738)
        convert_element_type_2: "f32[192, 512, 64]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        reshape_2: "f32[16, 12, 512, 64]" = torch.ops.aten.reshape.default(convert_element_type_2, p2)
        convert_element_type_3: "bf16[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.bfloat16)
        permute_1: "bf16[16, 512, 12, 64]" = torch.ops.aten.permute.default(convert_element_type_3, [0, 2, 1, 3])
        convert_element_type_4: "f32[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(mul_1, torch.float32)
        mul_2: "f32[16, 12, 512, 64]" = torch.ops.aten.mul.Tensor(convert_element_type_4, arg3)
        mul_3: "f32[16, 12, 512, 64]" = torch.ops.aten.mul.Tensor(convert_element_type_4, arg4)
        slice_1: "f32[16, 12, 512, 32]" = torch.ops.aten.slice.Tensor(mul_2, 3, p3, p4, p5)
        neg: "f32[16, 12, 512, 32]" = torch.ops.aten.neg.default(slice_1)
        slice_2: "f32[16, 12, 512, 32]" = torch.ops.aten.slice.Tensor(mul_2, 3, p6, p7, p8)
        slice_scatter: "f32[16, 12, 512, 64]" = torch.ops.aten.slice_scatter.default(arg5, neg, 3, p9, p10, p11)
        slice_scatter_1: "f32[16, 12, 512, 64]" = torch.ops.aten.slice_scatter.default(arg5, slice_2, 3, p12, p13, p14)
        add: "f32[16, 12, 512, 64]" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_1)
        convert_element_type_5: "bf16[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        convert_element_type_6: "bf16[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        add_1: "bf16[16, 12, 512, 64]" = torch.ops.aten.add.Tensor(convert_element_type_5, convert_element_type_6)
        permute_2: "bf16[16, 512, 12, 64]" = torch.ops.aten.permute.default(add_1, [0, 2, 1, 3])
        convert_element_type_7: "f32[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        mul_4: "f32[16, 12, 512, 64]" = torch.ops.aten.mul.Tensor(convert_element_type_7, arg3)
        mul_5: "f32[16, 12, 512, 64]" = torch.ops.aten.mul.Tensor(convert_element_type_7, arg4)
        slice_3: "f32[16, 12, 512, 32]" = torch.ops.aten.slice.Tensor(mul_4, 3, p15, p16, p17)
        neg_1: "f32[16, 12, 512, 32]" = torch.ops.aten.neg.default(slice_3)
        slice_4: "f32[16, 12, 512, 32]" = torch.ops.aten.slice.Tensor(mul_4, 3, p18, p19, p20)
        slice_scatter_2: "f32[16, 12, 512, 64]" = torch.ops.aten.slice_scatter.default(arg5, neg_1, 3, p21, p22, p23)
        slice_scatter_3: "f32[16, 12, 512, 64]" = torch.ops.aten.slice_scatter.default(arg5, slice_4, 3, p24, p25, p26)
        add_2: "f32[16, 12, 512, 64]" = torch.ops.aten.add.Tensor(slice_scatter_2, slice_scatter_3)
        convert_element_type_8: "bf16[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        convert_element_type_9: "bf16[16, 12, 512, 64]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        add_3: "bf16[16, 12, 512, 64]" = torch.ops.aten.add.Tensor(convert_element_type_8, convert_element_type_9)
        permute_3: "bf16[16, 512, 12, 64]" = torch.ops.aten.permute.default(add_3, [0, 2, 1, 3])
        cat: "bf16[16, 512, 36, 64]" = torch.ops.aten.cat.default([permute_2, permute_3, permute_1], 2)
        reshape_3: "bf16[16, 512, 3, 12, 64]" = torch.ops.aten.reshape.default(cat, p27)
        reshape_4: "bf16[16, 512, 2304]" = torch.ops.aten.reshape.default(reshape_3, p28)
        reshape_5: "bf16[8192, 2304]" = torch.ops.aten.reshape.default(reshape_4, p29)
        permute_4: "bf16[2304, 8192]" = torch.ops.aten.permute.default(reshape_5, [1, 0])
        return (reshape_5, permute_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
