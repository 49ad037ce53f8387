"""assay repro 1
pattern bc3f2a7aaf578b0f70c221863fb92a336805cc209408b66ed320d6a7eaed3c81
home    9600fd11f5ed
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 296, 56, 56][928256, 1, 16576, 296]", arg1: "bf16[32, 276, 56, 56][865536, 1, 15456, 276]", arg2: "bf16[316]", arg3: "bf16[316]", arg4: "bf16[316]", arg5: "bf16[316]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size"):
        slice_1: "bf16[32, 256, 56, 56]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        slice_2: "bf16[32, 40, 56, 56]" = torch.ops.aten.slice.Tensor(arg0, 1, p3, p4, p5)
        slice_3: "bf16[32, 256, 56, 56]" = torch.ops.aten.slice.Tensor(arg1, 1, p6, p7, p8)
        add: "bf16[32, 256, 56, 56]" = torch.ops.aten.add.Tensor(slice_1, slice_3)
        slice_4: "bf16[32, 20, 56, 56]" = torch.ops.aten.slice.Tensor(arg1, 1, p9, p10, p11)
        cat: "bf16[32, 60, 56, 56]" = torch.ops.aten.cat.default([slice_2, slice_4], 1)
        cat_1: "bf16[32, 316, 56, 56]" = torch.ops.aten.cat.default([add, cat], 1)
        unsqueeze: "bf16[316, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_1: "bf16[316, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_2: "bf16[316, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[316, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[316]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        add_1: "f32[316]" = torch.ops.aten.add.Tensor(convert_element_type, 0.001)
        sqrt: "f32[316]" = torch.ops.aten.sqrt.default(add_1)
        reciprocal: "f32[316]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[316]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[316, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[316, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[316]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        unsqueeze_6: "f32[316, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[316, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[32, 316, 56, 56]" = torch.ops.aten.sub.Tensor(cat_1, unsqueeze_7)
        mul_1: "f32[32, 316, 56, 56]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[32, 316, 56, 56]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_2: "f32[32, 316, 56, 56]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "bf16[32, 316, 56, 56]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        relu: "bf16[32, 316, 56, 56]" = torch.ops.aten.relu.default(convert_element_type_2)
        return (add, cat, relu)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
