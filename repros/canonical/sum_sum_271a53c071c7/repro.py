"""assay repro 1
pattern 271a53c071c730a1e06ffc314c11834c73d4245e0eeaec77a6455ae7207f19d6
home    a9c006a203cb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 64, 64, 64]", arg1: "bf16[128, 64, 64, 64]", arg2: "f32[64]", arg3: "f32[64]", arg4: "bf16[128, 64, 64, 64]", arg5: "f32[1, 64, 1, 1]"):
        add: "bf16[128, 64, 64, 64]" = torch.ops.aten.add.Tensor(arg0, arg1)
        mul: "f32[64]" = torch.ops.aten.mul.Tensor(arg2, arg3)
        mul_1: "f32[64]" = torch.ops.aten.mul.Tensor(arg2, arg2)
        unsqueeze: "f32[1, 64]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        convert_element_type: "f32[128, 64, 64, 64]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        sub: "f32[128, 64, 64, 64]" = torch.ops.aten.sub.Tensor(convert_element_type, arg5)
        convert_element_type_1: "f32[128, 64, 64, 64]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        mul_2: "f32[128, 64, 64, 64]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        sum_1: "f32[64]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2, 3])
        mul_3: "f32[64]" = torch.ops.aten.mul.Tensor(sum_1, arg2)
        mul_4: "f32[64]" = torch.ops.aten.mul.Tensor(sum_1, 1.9073486328125e-06)
        mul_5: "f32[64]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[64]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        mul_6: "f32[64]" = torch.ops.aten.mul.Tensor(sum_2, 1.9073486328125e-06)
        unsqueeze_3: "f32[1, 64]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        unsqueeze_4: "f32[1, 64]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_5: "f32[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "f32[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_7: "f32[128, 64, 64, 64]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_7)
        sub_1: "f32[128, 64, 64, 64]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_7)
        unsqueeze_8: "f32[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        sub_2: "f32[128, 64, 64, 64]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_8)
        mul_8: "f32[128, 64, 64, 64]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_2)
        convert_element_type_2: "bf16[128, 64, 64, 64]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        return (add, mul_3, sum_2, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
