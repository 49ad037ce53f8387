"""assay repro 1
pattern 37648add0b9100729c776cefd6b1c0a891b3d505605b27f6f2bfd44be3ac9bc4
home    3dd9edaaf294
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 2048]", arg1: "bf16[1000, 2048]", arg2: "bf16[1, 1000, 128]", arg3: "bf16[1, 1000, 128]", arg4: "bf16[2048]", arg5: "bf16[2048]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size[]", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size"):
        reshape: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg1, p1)
        unsqueeze: "bf16[1, 1, 1000, 128]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_1: "bf16[1, 1, 1000, 128]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        convert_element_type: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        pow_1: "f32[1, 1000, 2048]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 2)
        mean: "f32[1, 1000, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add: "f32[1, 1000, 1]" = torch.ops.aten.add.Tensor(mean, 1e-05)
        rsqrt: "f32[1, 1000, 1]" = torch.ops.aten.rsqrt.default(add)
        mul: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type, rsqrt)
        convert_element_type_1: "bf16[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        mul_1: "bf16[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(arg4, convert_element_type_1)
        reshape_2: "bf16[1, 1000, 16, 128]" = torch.ops.aten.reshape.default(mul_1, p2)
        permute: "bf16[1, 16, 1000, 128]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1, 3])
        mul_2: "bf16[1, 16, 1000, 128]" = torch.ops.aten.mul.Tensor(permute, unsqueeze_1)
        slice_1: "bf16[1, 16, 1000, 64]" = torch.ops.aten.slice.Tensor(permute, 3, p3, p4, p5)
        neg: "bf16[1, 16, 1000, 64]" = torch.ops.aten.neg.default(slice_1)
        slice_2: "bf16[1, 16, 1000, 64]" = torch.ops.aten.slice.Tensor(permute, 3, p6, p7, p8)
        cat: "bf16[1, 16, 1000, 128]" = torch.ops.aten.cat.default([neg, slice_2], 3)
        mul_3: "bf16[1, 16, 1000, 128]" = torch.ops.aten.mul.Tensor(cat, unsqueeze)
        add_1: "bf16[1, 16, 1000, 128]" = torch.ops.aten.add.Tensor(mul_2, mul_3)
        convert_element_type_2: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        pow_2: "f32[1, 1000, 2048]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_2, 2)
        mean_1: "f32[1, 1000, 1]" = torch.ops.aten.mean.dim(pow_2, [2], True)
        add_2: "f32[1, 1000, 1]" = torch.ops.aten.add.Tensor(mean_1, 1e-05)
        rsqrt_1: "f32[1, 1000, 1]" = torch.ops.aten.rsqrt.default(add_2)
        mul_4: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type_2, rsqrt_1)
        convert_element_type_3: "bf16[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16)
        mul_5: "bf16[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(arg5, convert_element_type_3)
        reshape_3: "bf16[1, 1000, 16, 128]" = torch.ops.aten.reshape.default(mul_5, p9)
        permute_1: "bf16[1, 16, 1000, 128]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1, 3])
        mul_6: "bf16[1, 16, 1000, 128]" = torch.ops.aten.mul.Tensor(permute_1, unsqueeze_1)
        slice_3: "bf16[1, 16, 1000, 64]" = torch.ops.aten.slice.Tensor(permute_1, 3, p10, p11, p12)
        neg_1: "bf16[1, 16, 1000, 64]" = torch.ops.aten.neg.default(slice_3)
        slice_4: "bf16[1, 16, 1000, 64]" = torch.ops.aten.slice.Tensor(permute_1, 3, p13, p14, p15)
        cat_1: "bf16[1, 16, 1000, 128]" = torch.ops.aten.cat.default([neg_1, slice_4], 3)
        mul_7: "bf16[1, 16, 1000, 128]" = torch.ops.aten.mul.Tensor(cat_1, unsqueeze)
        add_3: "bf16[1, 16, 1000, 128]" = torch.ops.aten.add.Tensor(mul_6, mul_7)
        return (add_1, add_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
