"""assay repro 1
pattern 89026eda1c3b792588f9bb47cf3cb575cb8bcd506ba4f3b658fd8af3f74c3e48
home    2b721d514232
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[25088, 384]", arg1: "bf16[128, 384, 14, 14][75264, 1, 5376, 384]", arg2: "f32[384]", arg3: "f32[128, 14, 14, 384]", arg4: "f32[128, 14, 14, 1]", arg5: "f32[384]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[128, 14, 14, 384]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[128, 384, 14, 14]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        permute: "f32[128, 14, 14, 384]" = torch.ops.aten.permute.default(convert_element_type, [0, 2, 3, 1])
        mul: "f32[128, 14, 14, 384]" = torch.ops.aten.mul.Tensor(permute, arg2)
        mul_1: "f32[128, 14, 14, 384]" = torch.ops.aten.mul.Tensor(mul, arg3)
        mul_2: "f32[128, 14, 14, 384]" = torch.ops.aten.mul.Tensor(permute, arg3)
        mul_3: "f32[128, 14, 14, 384]" = torch.ops.aten.mul.Tensor(mul, 384.0)
        sum_1: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1, 2])
        sum_2: "f32[384]" = torch.ops.aten.sum.dim_IntList(permute, [0, 1, 2])
        sum_3: "f32[128, 14, 14, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [3], True)
        mul_4: "f32[128, 14, 14, 384]" = torch.ops.aten.mul.Tensor(arg3, sum_3)
        sum_4: "f32[128, 14, 14, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        sub: "f32[128, 14, 14, 384]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[128, 14, 14, 384]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[128, 14, 14, 384]" = torch.ops.aten.mul.Tensor(arg4, sub_1)
        permute_1: "f32[128, 384, 14, 14]" = torch.ops.aten.permute.default(mul_5, [0, 3, 1, 2])
        permute_2: "f32[128, 14, 14, 384]" = torch.ops.aten.permute.default(permute_1, [0, 2, 3, 1])
        mul_6: "f32[128, 14, 14, 384]" = torch.ops.aten.mul.Tensor(permute_2, arg5)
        mul_7: "f32[128, 14, 14, 384]" = torch.ops.aten.mul.Tensor(permute_2, reshape)
        sum_5: "f32[1, 1, 1, 384]" = torch.ops.aten.sum.dim_IntList(mul_7, [0, 1, 2], True, dtype = torch.float32)
        reshape_1: "f32[384]" = torch.ops.aten.reshape.default(sum_5, p1)
        convert_element_type_1: "bf16[128, 14, 14, 384]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        reshape_2: "bf16[25088, 384]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        permute_3: "bf16[384, 25088]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_6: "f32[1, 384]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[384]" = torch.ops.aten.reshape.default(sum_6, p3)
        convert_element_type_2: "f32[384]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (sum_1, sum_2, permute_1, reshape_1, reshape_2, permute_3, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
