"""assay repro 1
pattern e1db5ccfad749e3eac9439cede381aae49996918112f21c61e0c1b991569a1cd
home    0635da33180f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[768]", arg1: "f32[768]", arg2: "bf16[128, 768, 7, 7][37632, 1, 5376, 768]", arg3: "f32[128, 768, 7, 7][37632, 1, 5376, 768]", arg4: "f32[128, 768, 7, 7]"):
        mul: "f32[768]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "f32[768]" = torch.ops.aten.mul.Tensor(arg0, arg0)
        unsqueeze: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 768, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        convert_element_type: "f32[128, 768, 7, 7]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        mul_2: "f32[128, 768, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type, arg3)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2, 3])
        mul_3: "f32[768]" = torch.ops.aten.mul.Tensor(sum_1, arg0)
        mul_4: "f32[768]" = torch.ops.aten.mul.Tensor(sum_1, 0.00015943877551020407)
        mul_5: "f32[768]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 2, 3])
        mul_6: "f32[768]" = torch.ops.aten.mul.Tensor(sum_2, 0.00015943877551020407)
        unsqueeze_3: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        unsqueeze_4: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_5: "f32[1, 768, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "f32[1, 768, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_7: "f32[128, 768, 7, 7]" = torch.ops.aten.mul.Tensor(arg3, unsqueeze_7)
        sub: "f32[128, 768, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type, mul_7)
        unsqueeze_8: "f32[1, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        sub_1: "f32[128, 768, 7, 7]" = torch.ops.aten.sub.Tensor(sub, unsqueeze_8)
        mul_8: "f32[128, 768, 7, 7]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_2)
        add: "f32[128, 768, 7, 7]" = torch.ops.aten.add.Tensor(arg4, mul_8)
        convert_element_type_1: "bf16[128, 768, 7, 7]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        return (mul_3, sum_2, add, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
