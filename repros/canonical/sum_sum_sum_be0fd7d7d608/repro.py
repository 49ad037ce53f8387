"""assay repro 1
pattern be0fd7d7d60875746eb20559061c136a115f06866ee7b1e2e71a33c8d7bebac0
home    d71254b6ac54
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4, 56, 56, 1]", arg1: "bf16[4, 96, 56, 56]", arg2: "f32[4, 96, 56, 56][301056, 1, 5376, 96]", arg3: "bf16[4, 96, 56, 56][301056, 1, 5376, 96]", arg4: "bf16[4, 56, 56, 1]", arg5: "f32[96]"):
        div: "bf16[4, 56, 56, 1]" = torch.ops.aten.div.Tensor(arg0, 96.0)
        permute: "bf16[4, 56, 56, 96]" = torch.ops.aten.permute.default(arg1, [0, 2, 3, 1])
        convert_element_type: "bf16[4, 96, 56, 56]" = torch.ops.prims.convert_element_type.default(arg2, torch.bfloat16)
        add: "bf16[4, 96, 56, 56]" = torch.ops.aten.add.Tensor(convert_element_type, arg3)
        permute_1: "bf16[4, 56, 56, 96]" = torch.ops.aten.permute.default(add, [0, 2, 3, 1])
        convert_element_type_1: "f32[4, 56, 56, 96]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        clone: "f32[4, 56, 56, 96]" = torch.ops.aten.clone.default(convert_element_type_1, memory_format = torch.contiguous_format)
        sub: "f32[4, 56, 56, 96]" = torch.ops.aten.sub.Tensor(clone, arg4)
        mul: "f32[4, 56, 56, 96]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_2: "f32[4, 56, 56, 96]" = torch.ops.prims.convert_element_type.default(permute_1, torch.float32)
        mul_1: "f32[4, 56, 56, 96]" = torch.ops.aten.mul.Tensor(convert_element_type_2, arg5)
        mul_2: "f32[4, 56, 56, 96]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[4, 56, 56, 96]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul)
        mul_4: "f32[4, 56, 56, 96]" = torch.ops.aten.mul.Tensor(mul_1, 96.0)
        sum_1: "f32[96]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1, 2])
        sum_2: "f32[96]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 1, 2])
        sum_3: "f32[4, 56, 56, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [3], True)
        mul_5: "f32[4, 56, 56, 96]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[4, 56, 56, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [3], True)
        sub_1: "f32[4, 56, 56, 96]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[4, 56, 56, 96]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[4, 56, 56, 96]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_3: "bf16[4, 56, 56, 96]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        permute_2: "bf16[4, 96, 56, 56]" = torch.ops.aten.permute.default(convert_element_type_3, [0, 3, 1, 2])
        return (sum_1, sum_2, permute_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
