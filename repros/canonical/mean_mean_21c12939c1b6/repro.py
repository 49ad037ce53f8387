"""assay repro 1
pattern 21c12939c1b62f3a518c36ae46ab5ab53dbe85646cb62f43799de54b7e3ba071
home    15b6d95a2474
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 1024]", arg1: "bf16[1000, 2048]", arg2: "bf16[64]", arg3: "bf16[128]", arg4: "bf16[128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size[]", p20: "size[]"):
        reshape: "bf16[1, 1000, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[1, 1000, 8, 128]" = torch.ops.aten.reshape.default(reshape, p2)
        reshape_3: "bf16[1, 1000, 16, 128]" = torch.ops.aten.reshape.default(reshape_1, p3)
        convert_element_type: "f32[64]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        convert_element_type_1: "f32[1, 1000, 8, 128]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        pow_1: "f32[1, 1000, 8, 128]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_1, 2)
        mean: "f32[1, 1000, 8, 1]" = torch.ops.aten.mean.dim(pow_1, [3], True)
        add: "f32[1, 1000, 8, 1]" = torch.ops.aten.add.Tensor(mean, 1e-06)
        rsqrt: "f32[1, 1000, 8, 1]" = torch.ops.aten.rsqrt.default(add)
        mul: "f32[1, 1000, 8, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_1, rsqrt)
        convert_element_type_2: "bf16[1, 1000, 8, 128]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        mul_1: "bf16[1, 1000, 8, 128]" = torch.ops.aten.mul.Tensor(arg3, convert_element_type_2)
        permute: "bf16[1, 8, 1000, 128]" = torch.ops.aten.permute.default(mul_1, [0, 2, 1, 3])
        slice_1: "bf16[1, 8, 1000, 64]" = torch.ops.aten.slice.Tensor(permute, 3, p4, p5, p6)
        neg: "bf16[1, 8, 1000, 64]" = torch.ops.aten.neg.default(slice_1)
        slice_2: "bf16[1, 8, 1000, 64]" = torch.ops.aten.slice.Tensor(permute, 3, p7, p8, p9)
        cat: "bf16[1, 8, 1000, 128]" = torch.ops.aten.cat.default([neg, slice_2], 3)
        convert_element_type_3: "f32[1, 1000, 16, 128]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        pow_2: "f32[1, 1000, 16, 128]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_3, 2)
        mean_1: "f32[1, 1000, 16, 1]" = torch.ops.aten.mean.dim(pow_2, [3], True)
        add_1: "f32[1, 1000, 16, 1]" = torch.ops.aten.add.Tensor(mean_1, 1e-06)
        rsqrt_1: "f32[1, 1000, 16, 1]" = torch.ops.aten.rsqrt.default(add_1)
        mul_2: "f32[1, 1000, 16, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_3, rsqrt_1)
        convert_element_type_4: "bf16[1, 1000, 16, 128]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        mul_3: "bf16[1, 1000, 16, 128]" = torch.ops.aten.mul.Tensor(arg4, convert_element_type_4)
        permute_1: "bf16[1, 16, 1000, 128]" = torch.ops.aten.permute.default(mul_3, [0, 2, 1, 3])
        slice_3: "bf16[1, 16, 1000, 64]" = torch.ops.aten.slice.Tensor(permute_1, 3, p10, p11, p12)
        neg_1: "bf16[1, 16, 1000, 64]" = torch.ops.aten.neg.default(slice_3)
        slice_4: "bf16[1, 16, 1000, 64]" = torch.ops.aten.slice.Tensor(permute_1, 3, p13, p14, p15)
        cat_1: "bf16[1, 16, 1000, 128]" = torch.ops.aten.cat.default([neg_1, slice_4], 3)
        iota: "i64[1000]" = torch.ops.prims.iota.default(p16, start = p17, step = p18, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add_2: "i64[1000]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 1000]" = torch.ops.aten.unsqueeze.default(add_2, 0)
        unsqueeze_1: "i64[1, 1000, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        convert_element_type_5: "f32[1, 1000, 1]" = torch.ops.prims.convert_element_type.default(unsqueeze_1, torch.float32)
        mul_4: "f32[1, 1000, 64]" = torch.ops.aten.mul.Tensor(convert_element_type_5, convert_element_type)
        unsqueeze_2: "f32[1, 1000, 1, 64]" = torch.ops.aten.unsqueeze.default(mul_4, 2)
        expand: "f32[1, 1000, 2, 64]" = torch.ops.aten.expand.default(unsqueeze_2, p19)
        clone: "f32[1, 1000, 2, 64]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_4: "f32[1, 1000, 128]" = torch.ops.aten.reshape.default(clone, p20)
        cos: "f32[1, 1000, 128]" = torch.ops.aten.cos.default(reshape_4)
        mul_5: "f32[1, 1000, 128]" = torch.ops.aten.mul.Tensor(cos, 1.0)
        sin: "f32[1, 1000, 128]" = torch.ops.aten.sin.default(reshape_4)
        mul_6: "f32[1, 1000, 128]" = torch.ops.aten.mul.Tensor(sin, 1.0)
        convert_element_type_6: "bf16[1, 1000, 128]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        unsqueeze_3: "bf16[1, 1, 1000, 128]" = torch.ops.aten.unsqueeze.default(convert_element_type_6, 1)
        mul_7: "bf16[1, 8, 1000, 128]" = torch.ops.aten.mul.Tensor(permute, unsqueeze_3)
        mul_8: "bf16[1, 16, 1000, 128]" = torch.ops.aten.mul.Tensor(permute_1, unsqueeze_3)
        convert_element_type_7: "bf16[1, 1000, 128]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        unsqueeze_4: "bf16[1, 1, 1000, 128]" = torch.ops.aten.unsqueeze.default(convert_element_type_7, 1)
        mul_9: "bf16[1, 8, 1000, 128]" = torch.ops.aten.mul.Tensor(cat, unsqueeze_4)
        add_3: "bf16[1, 8, 1000, 128]" = torch.ops.aten.add.Tensor(mul_7, mul_9)
        mul_10: "bf16[1, 16, 1000, 128]" = torch.ops.aten.mul.Tensor(cat_1, unsqueeze_4)
        add_4: "bf16[1, 16, 1000, 128]" = torch.ops.aten.add.Tensor(mul_8, mul_10)
        return (convert_element_type_6, convert_element_type_7, add_3, add_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
