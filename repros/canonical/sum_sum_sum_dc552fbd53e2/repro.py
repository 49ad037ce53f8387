"""assay repro 1
pattern dc552fbd53e2caef8f48d4d30e54eedd58d912132170e24ceb839582d7ca6460
home    73a63724f321
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 7, 7, 1]", arg1: "bf16[128, 768, 7, 7][37632, 1, 5376, 768]", arg2: "bf16[6272, 768]", arg3: "f32[128, 7, 7, 1]", arg4: "f32[768]", p0: "size[]"):
        div: "f32[128, 7, 7, 1]" = torch.ops.aten.div.Tensor(arg0, 768.0)
        permute: "bf16[128, 7, 7, 768]" = torch.ops.aten.permute.default(arg1, [0, 2, 3, 1])
        reshape: "bf16[128, 7, 7, 768]" = torch.ops.aten.reshape.default(arg2, p0)
        convert_element_type: "f32[128, 7, 7, 768]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        sub: "f32[128, 7, 7, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, arg3)
        mul: "f32[128, 7, 7, 768]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_1: "f32[128, 7, 7, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_1: "f32[128, 7, 7, 768]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg4)
        mul_2: "f32[128, 7, 7, 768]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[128, 7, 7, 768]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul)
        mul_4: "f32[128, 7, 7, 768]" = torch.ops.aten.mul.Tensor(mul_1, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1, 2])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 1, 2])
        sum_3: "f32[128, 7, 7, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [3], True)
        mul_5: "f32[128, 7, 7, 768]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[128, 7, 7, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [3], True)
        sub_1: "f32[128, 7, 7, 768]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[128, 7, 7, 768]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[128, 7, 7, 768]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[128, 7, 7, 768]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        permute_1: "bf16[128, 768, 7, 7]" = torch.ops.aten.permute.default(convert_element_type_2, [0, 3, 1, 2])
        sum_5: "bf16[768]" = torch.ops.aten.sum.dim_IntList(permute_1, [0, 2, 3])
        convert_element_type_3: "f32[768]" = torch.ops.prims.convert_element_type.default(sum_5, torch.float32)
        return (sum_1, sum_2, permute_1, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
