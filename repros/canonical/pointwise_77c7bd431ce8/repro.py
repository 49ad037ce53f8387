"""assay repro 1
pattern 77c7bd431ce82e22dc93f70507c806104eacf5a86ba12d7fdefe7cf3a92ea1b4
home    76bad3b00b82
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 276, 56, 56][865536, 1, 15456, 276]", arg1: "bf16[32, 256, 56, 56][802816, 1, 14336, 256]", arg2: "bf16[32, 100, 56, 56][313600, 1, 5600, 100]", arg3: "bf16[376]", arg4: "bf16[376]", arg5: "bf16[376]", arg6: "bf16[376]", arg7: "bf16[376]", arg8: "bf16[376]", arg9: "bf16[376]", arg10: "bf16[376]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size"):
        slice_1: "bf16[32, 256, 56, 56]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        add: "bf16[32, 256, 56, 56]" = torch.ops.aten.add.Tensor(arg1, slice_1)
        slice_2: "bf16[32, 20, 56, 56]" = torch.ops.aten.slice.Tensor(arg0, 1, p3, p4, p5)
        cat: "bf16[32, 120, 56, 56]" = torch.ops.aten.cat.default([arg2, slice_2], 1)
        cat_1: "bf16[32, 376, 56, 56]" = torch.ops.aten.cat.default([add, cat], 1)
        unsqueeze: "bf16[376, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_1: "bf16[376, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_2: "bf16[376, 1]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_3: "bf16[376, 1]" = torch.ops.aten.unsqueeze.default(arg6, 1)
        unsqueeze_4: "bf16[376, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "bf16[376, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "bf16[376, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "bf16[376, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        convert_element_type: "f32[376]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        add_1: "f32[376]" = torch.ops.aten.add.Tensor(convert_element_type, 0.001)
        sqrt: "f32[376]" = torch.ops.aten.sqrt.default(add_1)
        reciprocal: "f32[376]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[376]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_8: "f32[376, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_9: "f32[376, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 2)
        convert_element_type_1: "f32[376]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        add_2: "f32[376]" = torch.ops.aten.add.Tensor(convert_element_type_1, 0.001)
        sqrt_1: "f32[376]" = torch.ops.aten.sqrt.default(add_2)
        reciprocal_1: "f32[376]" = torch.ops.aten.reciprocal.default(sqrt_1)
        mul_1: "f32[376]" = torch.ops.aten.mul.Tensor(reciprocal_1, 1.0)
        unsqueeze_10: "f32[376, 1]" = torch.ops.aten.unsqueeze.default(mul_1, 1)
        unsqueeze_11: "f32[376, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2)
        convert_element_type_2: "f32[376]" = torch.ops.prims.convert_element_type.default(arg9, torch.float32)
        unsqueeze_12: "f32[376, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_2, 1)
        unsqueeze_13: "f32[376, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 2)
        sub: "f32[32, 376, 56, 56]" = torch.ops.aten.sub.Tensor(cat_1, unsqueeze_13)
        mul_2: "f32[32, 376, 56, 56]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_9)
        mul_3: "f32[32, 376, 56, 56]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_6)
        add_3: "f32[32, 376, 56, 56]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_4)
        convert_element_type_3: "bf16[32, 376, 56, 56]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        relu: "bf16[32, 376, 56, 56]" = torch.ops.aten.relu.default(convert_element_type_3)
        convert_element_type_4: "f32[376]" = torch.ops.prims.convert_element_type.default(arg10, torch.float32)
        unsqueeze_14: "f32[376, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_4, 1)
        unsqueeze_15: "f32[376, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 2)
        sub_1: "f32[32, 376, 56, 56]" = torch.ops.aten.sub.Tensor(cat_1, unsqueeze_15)
        mul_4: "f32[32, 376, 56, 56]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_11)
        mul_5: "f32[32, 376, 56, 56]" = torch.ops.aten.mul.Tensor(mul_4, unsqueeze_7)
        add_4: "f32[32, 376, 56, 56]" = torch.ops.aten.add.Tensor(mul_5, unsqueeze_5)
        convert_element_type_5: "bf16[32, 376, 56, 56]" = torch.ops.prims.convert_element_type.default(add_4, torch.bfloat16)
        relu_1: "bf16[32, 376, 56, 56]" = torch.ops.aten.relu.default(convert_element_type_5)
        return (relu, relu_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
