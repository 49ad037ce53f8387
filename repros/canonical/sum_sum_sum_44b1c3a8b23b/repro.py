"""assay repro 1
pattern 44b1c3a8b23b8e523c2c03313476accf46b0c602a6db3ec1016720a2a2d11e81
home    388b6efbc01c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 1024, 1]", arg1: "bf16[8, 1152]", arg2: "bf16[8, 1024, 1152]", arg3: "bf16[8, 1024, 1152]", arg4: "f32[8, 1024, 1]"):
        div: "f32[8, 1024, 1]" = torch.ops.aten.div.Tensor(arg0, 1152.0)
        unsqueeze: "bf16[8, 1, 1152]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        add: "bf16[8, 1, 1152]" = torch.ops.aten.add.Tensor(unsqueeze, 1.0)
        mul: "bf16[8, 1024, 1152]" = torch.ops.aten.mul.Tensor(arg2, add)
        convert_element_type: "f32[8, 1024, 1152]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        sub: "f32[8, 1024, 1152]" = torch.ops.aten.sub.Tensor(convert_element_type, arg4)
        mul_1: "f32[8, 1024, 1152]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_1: "bf16[8, 1024, 1152]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        mul_2: "bf16[8, 1024, 1152]" = torch.ops.aten.mul.Tensor(arg2, convert_element_type_1)
        sum_1: "bf16[8, 1, 1152]" = torch.ops.aten.sum.dim_IntList(mul_2, [1], True)
        squeeze: "bf16[8, 1152]" = torch.ops.aten.squeeze.dim(sum_1, 1)
        convert_element_type_2: "f32[8, 1024, 1152]" = torch.ops.prims.convert_element_type.default(mul, torch.float32)
        mul_3: "f32[8, 1024, 1152]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul_1)
        mul_4: "f32[8, 1024, 1152]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 1152.0)
        sum_2: "f32[8, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[8, 1024, 1152]" = torch.ops.aten.mul.Tensor(mul_1, sum_2)
        sum_3: "f32[8, 1024, 1]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [2], True)
        sub_1: "f32[8, 1024, 1152]" = torch.ops.aten.sub.Tensor(mul_4, sum_3)
        sub_2: "f32[8, 1024, 1152]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[8, 1024, 1152]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_3: "bf16[8, 1024, 1152]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        return (squeeze, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
