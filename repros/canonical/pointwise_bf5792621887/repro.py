"""assay repro 1
pattern bf5792621887c12c988af8643eae1227e31971237fece4bd22d6f3a9c360fd90
home    a0e9d7f077fd
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 276, 56, 56][865536, 1, 15456, 276]", arg1: "bf16[32, 256, 56, 56][802816, 1, 14336, 256]", arg2: "bf16[32, 60, 56, 56][188160, 1, 3360, 60]", arg3: "bf16[336]", arg4: "bf16[336]", arg5: "bf16[336]", arg6: "bf16[336]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size"):
        slice_1: "bf16[32, 256, 56, 56]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        add: "bf16[32, 256, 56, 56]" = torch.ops.aten.add.Tensor(arg1, slice_1)
        slice_2: "bf16[32, 20, 56, 56]" = torch.ops.aten.slice.Tensor(arg0, 1, p3, p4, p5)
        cat: "bf16[32, 80, 56, 56]" = torch.ops.aten.cat.default([arg2, slice_2], 1)
        cat_1: "bf16[32, 336, 56, 56]" = torch.ops.aten.cat.default([add, cat], 1)
        unsqueeze: "bf16[336, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_1: "bf16[336, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_2: "bf16[336, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[336, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[336]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        add_1: "f32[336]" = torch.ops.aten.add.Tensor(convert_element_type, 0.001)
        sqrt: "f32[336]" = torch.ops.aten.sqrt.default(add_1)
        reciprocal: "f32[336]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[336]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[336, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[336, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[336]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        unsqueeze_6: "f32[336, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[336, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[32, 336, 56, 56]" = torch.ops.aten.sub.Tensor(cat_1, unsqueeze_7)
        mul_1: "f32[32, 336, 56, 56]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[32, 336, 56, 56]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_2: "f32[32, 336, 56, 56]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "bf16[32, 336, 56, 56]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        relu: "bf16[32, 336, 56, 56]" = torch.ops.aten.relu.default(convert_element_type_2)
        return (add, cat, relu)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
