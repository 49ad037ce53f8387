"""assay repro 1
pattern ef9e11dec1f7e107bb65a56a4bd3f13148e17076b2751639dbadeff6f439e407
home    73a9b138218b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[256]", arg1: "f32[256]", arg2: "bf16[1000, 1024]", arg3: "bf16[1000, 256]", arg4: "f32[128, 1000]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size[]", p19: "size[]"):
        add: "f32[256]" = torch.ops.aten.add.Tensor(arg0, 1.0)
        add_1: "f32[256]" = torch.ops.aten.add.Tensor(arg1, 1.0)
        reshape: "bf16[1, 1000, 1024]" = torch.ops.aten.reshape.default(arg2, p0)
        reshape_1: "bf16[1, 1000, 256]" = torch.ops.aten.reshape.default(arg3, p1)
        reshape_2: "bf16[1, 1000, 4, 256]" = torch.ops.aten.reshape.default(reshape, p2)
        permute: "bf16[1, 4, 1000, 256]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1, 3])
        reshape_3: "bf16[1, 1000, 1, 256]" = torch.ops.aten.reshape.default(reshape_1, p3)
        permute_1: "bf16[1, 1, 1000, 256]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1, 3])
        unsqueeze: "f32[1, 128, 1000]" = torch.ops.aten.unsqueeze.default(arg4, 0)
        permute_2: "f32[1, 1000, 128]" = torch.ops.aten.permute.default(unsqueeze, [0, 2, 1])
        unsqueeze_1: "f32[1, 1000, 1, 128]" = torch.ops.aten.unsqueeze.default(permute_2, 2)
        expand: "f32[1, 1000, 2, 128]" = torch.ops.aten.expand.default(unsqueeze_1, p4)
        clone: "f32[1, 1000, 2, 128]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_4: "f32[1, 1000, 256]" = torch.ops.aten.reshape.default(clone, p5)
        cos: "f32[1, 1000, 256]" = torch.ops.aten.cos.default(reshape_4)
        mul: "f32[1, 1000, 256]" = torch.ops.aten.mul.Tensor(cos, 1.0)
        sin: "f32[1, 1000, 256]" = torch.ops.aten.sin.default(reshape_4)
        mul_1: "f32[1, 1000, 256]" = torch.ops.aten.mul.Tensor(sin, 1.0)
        unsqueeze_2: "f32[1, 1, 1000, 256]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_3: "f32[1, 1, 1000, 256]" = torch.ops.aten.unsqueeze.default(mul_1, 1)
        convert_element_type: "f32[1, 4, 1000, 256]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        pow_1: "f32[1, 4, 1000, 256]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 2)
        mean: "f32[1, 4, 1000, 1]" = torch.ops.aten.mean.dim(pow_1, [3], True)
        add_2: "f32[1, 4, 1000, 1]" = torch.ops.aten.add.Tensor(mean, 1e-06)
        rsqrt: "f32[1, 4, 1000, 1]" = torch.ops.aten.rsqrt.default(add_2)
        mul_2: "f32[1, 4, 1000, 256]" = torch.ops.aten.mul.Tensor(convert_element_type, rsqrt)
        mul_3: "f32[1, 4, 1000, 256]" = torch.ops.aten.mul.Tensor(mul_2, add)
        convert_element_type_1: "bf16[1, 4, 1000, 256]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        mul_4: "f32[1, 4, 1000, 256]" = torch.ops.aten.mul.Tensor(convert_element_type_1, unsqueeze_2)
        slice_1: "bf16[1, 4, 1000, 128]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 3, p6, p7, p8)
        neg: "bf16[1, 4, 1000, 128]" = torch.ops.aten.neg.default(slice_1)
        slice_2: "bf16[1, 4, 1000, 128]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 3, p9, p10, p11)
        cat: "bf16[1, 4, 1000, 256]" = torch.ops.aten.cat.default([neg, slice_2], 3)
        mul_5: "f32[1, 4, 1000, 256]" = torch.ops.aten.mul.Tensor(cat, unsqueeze_3)
        add_3: "f32[1, 4, 1000, 256]" = torch.ops.aten.add.Tensor(mul_4, mul_5)
        convert_element_type_2: "bf16[1, 4, 1000, 256]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        convert_element_type_3: "f32[1, 1, 1000, 256]" = torch.ops.prims.convert_element_type.default(permute_1, torch.float32)
        pow_2: "f32[1, 1, 1000, 256]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_3, 2)
        mean_1: "f32[1, 1, 1000, 1]" = torch.ops.aten.mean.dim(pow_2, [3], True)
        add_4: "f32[1, 1, 1000, 1]" = torch.ops.aten.add.Tensor(mean_1, 1e-06)
        rsqrt_1: "f32[1, 1, 1000, 1]" = torch.ops.aten.rsqrt.default(add_4)
        mul_6: "f32[1, 1, 1000, 256]" = torch.ops.aten.mul.Tensor(convert_element_type_3, rsqrt_1)
        mul_7: "f32[1, 1, 1000, 256]" = torch.ops.aten.mul.Tensor(mul_6, add_1)
        convert_element_type_4: "bf16[1, 1, 1000, 256]" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16)
        mul_8: "f32[1, 1, 1000, 256]" = torch.ops.aten.mul.Tensor(convert_element_type_4, unsqueeze_2)
        slice_3: "bf16[1, 1, 1000, 128]" = torch.ops.aten.slice.Tensor(convert_element_type_4, 3, p12, p13, p14)
        neg_1: "bf16[1, 1, 1000, 128]" = torch.ops.aten.neg.default(slice_3)
        slice_4: "bf16[1, 1, 1000, 128]" = torch.ops.aten.slice.Tensor(convert_element_type_4, 3, p15, p16, p17)
        cat_1: "bf16[1, 1, 1000, 256]" = torch.ops.aten.cat.default([neg_1, slice_4], 3)
        mul_9: "f32[1, 1, 1000, 256]" = torch.ops.aten.mul.Tensor(cat_1, unsqueeze_3)
        add_5: "f32[1, 1, 1000, 256]" = torch.ops.aten.add.Tensor(mul_8, mul_9)
        unsqueeze_4: "f32[1, 1, 1, 1000, 256]" = torch.ops.aten.unsqueeze.default(add_5, 2)
        expand_1: "f32[1, 1, 4, 1000, 256]" = torch.ops.aten.expand.default(unsqueeze_4, p18)
        reshape_5: "f32[1, 4, 1000, 256]" = torch.ops.aten.reshape.default(expand_1, p19)
        convert_element_type_5: "bf16[1, 4, 1000, 256]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.bfloat16)
        return (unsqueeze_2, unsqueeze_3, rsqrt, convert_element_type_2, rsqrt_1, add_5, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
