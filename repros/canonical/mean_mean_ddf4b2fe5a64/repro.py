"""assay repro 1
pattern ddf4b2fe5a6465a16cef33bf925c0b6d07d5af541d57c657743d5c2f9ed10279
home    6d83f2bd6a3a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 2048]", arg1: "bf16[1000, 1024]", arg2: "bf16[1, 1000, 256]", arg3: "bf16[1, 1000, 256]", arg4: "bf16[256]", arg5: "bf16[256]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size[]", p17: "size[]"):
        reshape: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 1024]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[1, 1000, 8, 256]" = torch.ops.aten.reshape.default(reshape, p2)
        permute: "bf16[1, 8, 1000, 256]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1, 3])
        reshape_3: "bf16[1, 1000, 4, 256]" = torch.ops.aten.reshape.default(reshape_1, p3)
        permute_1: "bf16[1, 4, 1000, 256]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1, 3])
        unsqueeze: "bf16[1, 1, 1000, 256]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_1: "bf16[1, 1, 1000, 256]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        convert_element_type: "f32[256]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        add: "f32[256]" = torch.ops.aten.add.Tensor(convert_element_type, 1.0)
        convert_element_type_1: "f32[256]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        add_1: "f32[256]" = torch.ops.aten.add.Tensor(convert_element_type_1, 1.0)
        convert_element_type_2: "f32[1, 8, 1000, 256]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        pow_1: "f32[1, 8, 1000, 256]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_2, 2)
        mean: "f32[1, 8, 1000, 1]" = torch.ops.aten.mean.dim(pow_1, [3], True)
        add_2: "f32[1, 8, 1000, 1]" = torch.ops.aten.add.Tensor(mean, 1e-06)
        rsqrt: "f32[1, 8, 1000, 1]" = torch.ops.aten.rsqrt.default(add_2)
        mul: "f32[1, 8, 1000, 256]" = torch.ops.aten.mul.Tensor(convert_element_type_2, rsqrt)
        mul_1: "f32[1, 8, 1000, 256]" = torch.ops.aten.mul.Tensor(mul, add)
        convert_element_type_3: "bf16[1, 8, 1000, 256]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        mul_2: "bf16[1, 8, 1000, 256]" = torch.ops.aten.mul.Tensor(convert_element_type_3, unsqueeze_1)
        slice_1: "bf16[1, 8, 1000, 128]" = torch.ops.aten.slice.Tensor(convert_element_type_3, 3, p4, p5, p6)
        neg: "bf16[1, 8, 1000, 128]" = torch.ops.aten.neg.default(slice_1)
        slice_2: "bf16[1, 8, 1000, 128]" = torch.ops.aten.slice.Tensor(convert_element_type_3, 3, p7, p8, p9)
        cat: "bf16[1, 8, 1000, 256]" = torch.ops.aten.cat.default([neg, slice_2], 3)
        mul_3: "bf16[1, 8, 1000, 256]" = torch.ops.aten.mul.Tensor(cat, unsqueeze)
        add_3: "bf16[1, 8, 1000, 256]" = torch.ops.aten.add.Tensor(mul_2, mul_3)
        convert_element_type_4: "f32[1, 4, 1000, 256]" = torch.ops.prims.convert_element_type.default(permute_1, torch.float32)
        pow_2: "f32[1, 4, 1000, 256]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_4, 2)
        mean_1: "f32[1, 4, 1000, 1]" = torch.ops.aten.mean.dim(pow_2, [3], True)
        add_4: "f32[1, 4, 1000, 1]" = torch.ops.aten.add.Tensor(mean_1, 1e-06)
        rsqrt_1: "f32[1, 4, 1000, 1]" = torch.ops.aten.rsqrt.default(add_4)
        mul_4: "f32[1, 4, 1000, 256]" = torch.ops.aten.mul.Tensor(convert_element_type_4, rsqrt_1)
        mul_5: "f32[1, 4, 1000, 256]" = torch.ops.aten.mul.Tensor(mul_4, add_1)
        convert_element_type_5: "bf16[1, 4, 1000, 256]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        mul_6: "bf16[1, 4, 1000, 256]" = torch.ops.aten.mul.Tensor(convert_element_type_5, unsqueeze_1)
        slice_3: "bf16[1, 4, 1000, 128]" = torch.ops.aten.slice.Tensor(convert_element_type_5, 3, p10, p11, p12)
        neg_1: "bf16[1, 4, 1000, 128]" = torch.ops.aten.neg.default(slice_3)
        slice_4: "bf16[1, 4, 1000, 128]" = torch.ops.aten.slice.Tensor(convert_element_type_5, 3, p13, p14, p15)
        cat_1: "bf16[1, 4, 1000, 256]" = torch.ops.aten.cat.default([neg_1, slice_4], 3)
        mul_7: "bf16[1, 4, 1000, 256]" = torch.ops.aten.mul.Tensor(cat_1, unsqueeze)
        add_5: "bf16[1, 4, 1000, 256]" = torch.ops.aten.add.Tensor(mul_6, mul_7)
        unsqueeze_2: "bf16[1, 4, 1, 1000, 256]" = torch.ops.aten.unsqueeze.default(add_5, 2)
        expand: "bf16[1, 4, 2, 1000, 256]" = torch.ops.aten.expand.default(unsqueeze_2, p16)
        clone: "bf16[1, 4, 2, 1000, 256]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_4: "bf16[1, 8, 1000, 256]" = torch.ops.aten.reshape.default(clone, p17)
        return (add_3, add_5, reshape_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
