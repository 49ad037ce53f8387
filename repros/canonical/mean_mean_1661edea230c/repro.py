"""assay repro 1
pattern 1661edea230caa6b28a6713b4e1cfd298e39a0f957df1ed1c2b8c78aa8dae199
home    5454994990b3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 1024]", arg1: "bf16[1000, 2048]", arg2: "f32[128, 1000]", arg3: "bf16[256]", arg4: "bf16[256]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size[]", p16: "size[]", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size"):
        reshape: "bf16[1, 1000, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[1, 1000, 4, 256]" = torch.ops.aten.reshape.default(reshape, p2)
        permute: "bf16[1, 4, 1000, 256]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1, 3])
        reshape_3: "bf16[1, 1000, 8, 256]" = torch.ops.aten.reshape.default(reshape_1, p3)
        permute_1: "bf16[1, 8, 1000, 256]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1, 3])
        unsqueeze: "f32[1, 128, 1000]" = torch.ops.aten.unsqueeze.default(arg2, 0)
        permute_2: "f32[1, 1000, 128]" = torch.ops.aten.permute.default(unsqueeze, [0, 2, 1])
        unsqueeze_1: "f32[1, 1000, 1, 128]" = torch.ops.aten.unsqueeze.default(permute_2, 2)
        expand: "f32[1, 1000, 2, 128]" = torch.ops.aten.expand.default(unsqueeze_1, p4)
        clone: "f32[1, 1000, 2, 128]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_4: "f32[1, 1000, 256]" = torch.ops.aten.reshape.default(clone, p5)
        cos: "f32[1, 1000, 256]" = torch.ops.aten.cos.default(reshape_4)
        mul: "f32[1, 1000, 256]" = torch.ops.aten.mul.Tensor(cos, 1.0)
        sin: "f32[1, 1000, 256]" = torch.ops.aten.sin.default(reshape_4)
        mul_1: "f32[1, 1000, 256]" = torch.ops.aten.mul.Tensor(sin, 1.0)
        convert_element_type: "bf16[1, 1000, 256]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        unsqueeze_2: "bf16[1, 1, 1000, 256]" = torch.ops.aten.unsqueeze.default(convert_element_type, 1)
        convert_element_type_1: "bf16[1, 1000, 256]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        unsqueeze_3: "bf16[1, 1, 1000, 256]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        convert_element_type_2: "f32[256]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        add: "f32[256]" = torch.ops.aten.add.Tensor(convert_element_type_2, 1.0)
        convert_element_type_3: "f32[256]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        add_1: "f32[256]" = torch.ops.aten.add.Tensor(convert_element_type_3, 1.0)
        convert_element_type_4: "f32[1, 4, 1000, 256]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        pow_1: "f32[1, 4, 1000, 256]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_4, 2)
        mean: "f32[1, 4, 1000, 1]" = torch.ops.aten.mean.dim(pow_1, [3], True)
        add_2: "f32[1, 4, 1000, 1]" = torch.ops.aten.add.Tensor(mean, 1e-06)
        rsqrt: "f32[1, 4, 1000, 1]" = torch.ops.aten.rsqrt.default(add_2)
        mul_2: "f32[1, 4, 1000, 256]" = torch.ops.aten.mul.Tensor(convert_element_type_4, rsqrt)
        mul_3: "f32[1, 4, 1000, 256]" = torch.ops.aten.mul.Tensor(mul_2, add)
        convert_element_type_5: "bf16[1, 4, 1000, 256]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        mul_4: "bf16[1, 4, 1000, 256]" = torch.ops.aten.mul.Tensor(convert_element_type_5, unsqueeze_2)
        slice_1: "bf16[1, 4, 1000, 128]" = torch.ops.aten.slice.Tensor(convert_element_type_5, 3, p6, p7, p8)
        neg: "bf16[1, 4, 1000, 128]" = torch.ops.aten.neg.default(slice_1)
        slice_2: "bf16[1, 4, 1000, 128]" = torch.ops.aten.slice.Tensor(convert_element_type_5, 3, p9, p10, p11)
        cat: "bf16[1, 4, 1000, 256]" = torch.ops.aten.cat.default([neg, slice_2], 3)
        mul_5: "bf16[1, 4, 1000, 256]" = torch.ops.aten.mul.Tensor(cat, unsqueeze_3)
        add_3: "bf16[1, 4, 1000, 256]" = torch.ops.aten.add.Tensor(mul_4, mul_5)
        slice_3: "bf16[1, 4, 1000, 256]" = torch.ops.aten.slice.Tensor(add_3, 2, p12, p13, p14)
        unsqueeze_4: "bf16[1, 4, 1, 1000, 256]" = torch.ops.aten.unsqueeze.default(add_3, 2)
        expand_1: "bf16[1, 4, 2, 1000, 256]" = torch.ops.aten.expand.default(unsqueeze_4, p15)
        clone_1: "bf16[1, 4, 2, 1000, 256]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        reshape_5: "bf16[1, 8, 1000, 256]" = torch.ops.aten.reshape.default(clone_1, p16)
        convert_element_type_6: "f32[1, 8, 1000, 256]" = torch.ops.prims.convert_element_type.default(permute_1, torch.float32)
        pow_2: "f32[1, 8, 1000, 256]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_6, 2)
        mean_1: "f32[1, 8, 1000, 1]" = torch.ops.aten.mean.dim(pow_2, [3], True)
        add_4: "f32[1, 8, 1000, 1]" = torch.ops.aten.add.Tensor(mean_1, 1e-06)
        rsqrt_1: "f32[1, 8, 1000, 1]" = torch.ops.aten.rsqrt.default(add_4)
        mul_6: "f32[1, 8, 1000, 256]" = torch.ops.aten.mul.Tensor(convert_element_type_6, rsqrt_1)
        mul_7: "f32[1, 8, 1000, 256]" = torch.ops.aten.mul.Tensor(mul_6, add_1)
        convert_element_type_7: "bf16[1, 8, 1000, 256]" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16)
        mul_8: "bf16[1, 8, 1000, 256]" = torch.ops.aten.mul.Tensor(convert_element_type_7, unsqueeze_2)
        slice_4: "bf16[1, 8, 1000, 128]" = torch.ops.aten.slice.Tensor(convert_element_type_7, 3, p17, p18, p19)
        neg_1: "bf16[1, 8, 1000, 128]" = torch.ops.aten.neg.default(slice_4)
        slice_5: "bf16[1, 8, 1000, 128]" = torch.ops.aten.slice.Tensor(convert_element_type_7, 3, p20, p21, p22)
        cat_1: "bf16[1, 8, 1000, 256]" = torch.ops.aten.cat.default([neg_1, slice_5], 3)
        mul_9: "bf16[1, 8, 1000, 256]" = torch.ops.aten.mul.Tensor(cat_1, unsqueeze_3)
        add_5: "bf16[1, 8, 1000, 256]" = torch.ops.aten.add.Tensor(mul_8, mul_9)
        return (convert_element_type, convert_element_type_1, slice_3, reshape_5, add_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
