"""assay repro 1
pattern f6376423bfc67061b4c2a3510077291d47c1b3e9210c661468b5a6a60bf7a99c
home    d0ace8a624ad
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[4096, 1]", arg1: "b8[4096, 4096]", arg2: "bf16[4096, 4096]", arg3: "bf16[4096, 4096]", arg4: "f32[4096, 1]", arg5: "bf16[4096]"):
        div: "f32[4096, 1]" = torch.ops.aten.div.Tensor(arg0, 4096.0)
        convert_element_type: "bf16[4096, 4096]" = torch.ops.prims.convert_element_type.default(arg1, torch.bfloat16)
        mul: "bf16[4096, 4096]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[4096, 4096]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        sum_1: "f32[4096]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0])
        convert_element_type_2: "bf16[4096]" = torch.ops.prims.convert_element_type.default(sum_1, torch.bfloat16)
        convert_element_type_3: "f32[4096, 4096]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        sub: "f32[4096, 4096]" = torch.ops.aten.sub.Tensor(convert_element_type_3, arg4)
        mul_1: "f32[4096, 4096]" = torch.ops.aten.mul.Tensor(sub, arg0)
        mul_2: "f32[4096, 4096]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul_1)
        sum_2: "f32[4096]" = torch.ops.aten.sum.dim_IntList(mul_2, [0])
        convert_element_type_4: "bf16[4096]" = torch.ops.prims.convert_element_type.default(sum_2, torch.bfloat16)
        convert_element_type_5: "f32[4096]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        mul_3: "f32[4096, 4096]" = torch.ops.aten.mul.Tensor(convert_element_type_1, convert_element_type_5)
        mul_4: "f32[4096, 4096]" = torch.ops.aten.mul.Tensor(mul_3, mul_1)
        mul_5: "f32[4096, 4096]" = torch.ops.aten.mul.Tensor(mul_3, 4096.0)
        sum_3: "f32[4096, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [1], True)
        mul_6: "f32[4096, 4096]" = torch.ops.aten.mul.Tensor(mul_1, sum_3)
        sum_4: "f32[4096, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [1], True)
        sub_1: "f32[4096, 4096]" = torch.ops.aten.sub.Tensor(mul_5, sum_4)
        sub_2: "f32[4096, 4096]" = torch.ops.aten.sub.Tensor(sub_1, mul_6)
        mul_7: "f32[4096, 4096]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_6: "bf16[4096, 4096]" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16)
        mul_8: "bf16[4096, 4096]" = torch.ops.aten.mul.Tensor(convert_element_type_6, mul)
        return (convert_element_type_2, convert_element_type_4, convert_element_type_6, mul_8)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
