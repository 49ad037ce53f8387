"""assay repro 1
pattern 384ef4beaa9057861709cf9ac83cd64a441a5c064f9c59460f748c810c3157cc
home    419a3b939a1c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 2048]", arg1: "bf16[1000, 2048]", arg2: "f32[64, 1000]", arg3: "bf16[2048]", arg4: "bf16[2048]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size[]", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size"):
        reshape: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg1, p1)
        unsqueeze: "f32[1, 64, 1000]" = torch.ops.aten.unsqueeze.default(arg2, 0)
        permute: "f32[1, 1000, 64]" = torch.ops.aten.permute.default(unsqueeze, [0, 2, 1])
        unsqueeze_1: "f32[1, 1000, 1, 64]" = torch.ops.aten.unsqueeze.default(permute, 2)
        expand: "f32[1, 1000, 2, 64]" = torch.ops.aten.expand.default(unsqueeze_1, p2)
        clone: "f32[1, 1000, 2, 64]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_2: "f32[1, 1000, 128]" = torch.ops.aten.reshape.default(clone, p3)
        cos: "f32[1, 1000, 128]" = torch.ops.aten.cos.default(reshape_2)
        mul: "f32[1, 1000, 128]" = torch.ops.aten.mul.Tensor(cos, 1.0)
        sin: "f32[1, 1000, 128]" = torch.ops.aten.sin.default(reshape_2)
        mul_1: "f32[1, 1000, 128]" = torch.ops.aten.mul.Tensor(sin, 1.0)
        convert_element_type: "bf16[1, 1000, 128]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        unsqueeze_2: "bf16[1, 1, 1000, 128]" = torch.ops.aten.unsqueeze.default(convert_element_type, 1)
        convert_element_type_1: "bf16[1, 1000, 128]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        unsqueeze_3: "bf16[1, 1, 1000, 128]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        convert_element_type_2: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        pow_1: "f32[1, 1000, 2048]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_2, 2)
        mean: "f32[1, 1000, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add: "f32[1, 1000, 1]" = torch.ops.aten.add.Tensor(mean, 1e-05)
        rsqrt: "f32[1, 1000, 1]" = torch.ops.aten.rsqrt.default(add)
        mul_2: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type_2, rsqrt)
        convert_element_type_3: "bf16[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        mul_3: "bf16[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(arg3, convert_element_type_3)
        reshape_3: "bf16[1, 1000, 16, 128]" = torch.ops.aten.reshape.default(mul_3, p4)
        permute_1: "bf16[1, 16, 1000, 128]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1, 3])
        mul_4: "bf16[1, 16, 1000, 128]" = torch.ops.aten.mul.Tensor(permute_1, unsqueeze_2)
        slice_1: "bf16[1, 16, 1000, 64]" = torch.ops.aten.slice.Tensor(permute_1, 3, p5, p6, p7)
        neg: "bf16[1, 16, 1000, 64]" = torch.ops.aten.neg.default(slice_1)
        slice_2: "bf16[1, 16, 1000, 64]" = torch.ops.aten.slice.Tensor(permute_1, 3, p8, p9, p10)
        cat: "bf16[1, 16, 1000, 128]" = torch.ops.aten.cat.default([neg, slice_2], 3)
        mul_5: "bf16[1, 16, 1000, 128]" = torch.ops.aten.mul.Tensor(cat, unsqueeze_3)
        add_1: "bf16[1, 16, 1000, 128]" = torch.ops.aten.add.Tensor(mul_4, mul_5)
        convert_element_type_4: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        pow_2: "f32[1, 1000, 2048]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_4, 2)
        mean_1: "f32[1, 1000, 1]" = torch.ops.aten.mean.dim(pow_2, [2], True)
        add_2: "f32[1, 1000, 1]" = torch.ops.aten.add.Tensor(mean_1, 1e-05)
        rsqrt_1: "f32[1, 1000, 1]" = torch.ops.aten.rsqrt.default(add_2)
        mul_6: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type_4, rsqrt_1)
        convert_element_type_5: "bf16[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        mul_7: "bf16[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(arg4, convert_element_type_5)
        reshape_4: "bf16[1, 1000, 16, 128]" = torch.ops.aten.reshape.default(mul_7, p11)
        permute_2: "bf16[1, 16, 1000, 128]" = torch.ops.aten.permute.default(reshape_4, [0, 2, 1, 3])
        mul_8: "bf16[1, 16, 1000, 128]" = torch.ops.aten.mul.Tensor(permute_2, unsqueeze_2)
        slice_3: "bf16[1, 16, 1000, 64]" = torch.ops.aten.slice.Tensor(permute_2, 3, p12, p13, p14)
        neg_1: "bf16[1, 16, 1000, 64]" = torch.ops.aten.neg.default(slice_3)
        slice_4: "bf16[1, 16, 1000, 64]" = torch.ops.aten.slice.Tensor(permute_2, 3, p15, p16, p17)
        cat_1: "bf16[1, 16, 1000, 128]" = torch.ops.aten.cat.default([neg_1, slice_4], 3)
        mul_9: "bf16[1, 16, 1000, 128]" = torch.ops.aten.mul.Tensor(cat_1, unsqueeze_3)
        add_3: "bf16[1, 16, 1000, 128]" = torch.ops.aten.add.Tensor(mul_8, mul_9)
        return (convert_element_type, convert_element_type_1, add_1, add_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
