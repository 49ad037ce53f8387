"""assay repro 1
pattern 795502f631857e29d2d2213cc54ec0adc1afcc7a90e18368eb84ace9a705c63b
home    c3f0a01946aa
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[25088, 160]", arg1: "bf16[128, 160, 14, 14][31360, 1, 2240, 160]", arg2: "f32[160]", arg3: "f32[128, 196, 160]", arg4: "f32[128, 196, 1]", arg5: "f32[128, 196, 160][31360, 1, 196]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[128, 196, 160]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[128, 160, 14, 14]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        reshape_1: "f32[128, 160, 196]" = torch.ops.aten.reshape.default(convert_element_type, p1)
        permute: "f32[128, 196, 160]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        convert_element_type_1: "f32[128, 196, 160]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[128, 196, 160]" = torch.ops.aten.add.Tensor(permute, convert_element_type_1)
        mul: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(add, arg2)
        mul_1: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(add, arg3)
        mul_2: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(mul, arg3)
        mul_3: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(mul, 160.0)
        sum_1: "f32[160]" = torch.ops.aten.sum.dim_IntList(add, [0, 1])
        sum_2: "f32[160]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_3: "f32[128, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_4: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(arg3, sum_3)
        sum_4: "f32[128, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[128, 196, 160]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[128, 196, 160]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(arg4, sub_1)
        add_1: "f32[128, 196, 160]" = torch.ops.aten.add.Tensor(arg5, mul_5)
        convert_element_type_2: "bf16[128, 196, 160]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        clone: "bf16[128, 196, 160]" = torch.ops.aten.clone.default(convert_element_type_2, memory_format = torch.contiguous_format)
        reshape_2: "bf16[25088, 160]" = torch.ops.aten.reshape.default(clone, p2)
        permute_1: "bf16[160, 25088]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_5: "f32[1, 160]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[160]" = torch.ops.aten.reshape.default(sum_5, p3)
        convert_element_type_3: "f32[160]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (sum_1, sum_2, add_1, reshape_2, permute_1, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
