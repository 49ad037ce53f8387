"""assay repro 1
pattern 62a8e748d81f7b14b6b218bb19742a8a43516b194459a256f22e7eef93ff4471
home    77f18bea1e66
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[220]", arg1: "f32[220]", arg2: "bf16[128, 220, 7, 7]", arg3: "bf16[128, 220, 7, 7]", arg4: "f32[1, 220, 1, 1]"):
        mul: "f32[220]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "f32[220]" = torch.ops.aten.mul.Tensor(arg0, arg0)
        unsqueeze: "f32[1, 220]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 220, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 220, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        convert_element_type: "f32[128, 220, 7, 7]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        sum_1: "f32[220]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 2, 3])
        mul_2: "f32[220]" = torch.ops.aten.mul.Tensor(sum_1, 0.00015943877551020407)
        unsqueeze_3: "f32[1, 220]" = torch.ops.aten.unsqueeze.default(mul_2, 0)
        unsqueeze_4: "f32[1, 220, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_5: "f32[1, 220, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        convert_element_type_1: "f32[128, 220, 7, 7]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        sub: "f32[128, 220, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg4)
        mul_3: "f32[128, 220, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type, sub)
        sum_2: "f32[220]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 2, 3])
        mul_4: "f32[220]" = torch.ops.aten.mul.Tensor(sum_2, arg0)
        mul_5: "f32[220]" = torch.ops.aten.mul.Tensor(sum_2, 0.00015943877551020407)
        mul_6: "f32[220]" = torch.ops.aten.mul.Tensor(mul_5, mul_1)
        unsqueeze_6: "f32[1, 220]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_7: "f32[1, 220, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        unsqueeze_8: "f32[1, 220, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 3)
        mul_7: "f32[128, 220, 7, 7]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_8)
        sub_1: "f32[128, 220, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type, mul_7)
        sub_2: "f32[128, 220, 7, 7]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_5)
        mul_8: "f32[128, 220, 7, 7]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_2)
        convert_element_type_2: "bf16[128, 220, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        sum_3: "bf16[220]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        convert_element_type_3: "f32[220]" = torch.ops.prims.convert_element_type.default(sum_3, torch.float32)
        return (sum_1, mul_4, convert_element_type_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
