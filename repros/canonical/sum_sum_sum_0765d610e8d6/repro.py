"""assay repro 1
pattern 0765d610e8d6bdf3490ec922e96968ebf9be9d22059792e8f5c1334765e81840
home    bc1802ea8293
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 7, 7, 1]", arg1: "bf16[64, 768, 7, 7][37632, 1, 5376, 768]", arg2: "f32[768]", arg3: "bf16[64, 7, 7, 768]", arg4: "f32[64, 7, 7, 1]", arg5: "bf16[64, 768, 7, 7]"):
        div: "f32[64, 7, 7, 1]" = torch.ops.aten.div.Tensor(arg0, 768.0)
        convert_element_type: "f32[64, 768, 7, 7]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        permute: "f32[64, 7, 7, 768]" = torch.ops.aten.permute.default(convert_element_type, [0, 2, 3, 1])
        mul: "f32[64, 7, 7, 768]" = torch.ops.aten.mul.Tensor(permute, arg2)
        mul_1: "f32[64, 7, 7, 768]" = torch.ops.aten.mul.Tensor(mul, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(permute, [0, 1, 2])
        sum_2: "f32[64, 7, 7, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        sub: "f32[64, 7, 7, 768]" = torch.ops.aten.sub.Tensor(mul_1, sum_2)
        convert_element_type_1: "f32[64, 7, 7, 768]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        sub_1: "f32[64, 7, 7, 768]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg4)
        mul_2: "f32[64, 7, 7, 768]" = torch.ops.aten.mul.Tensor(sub_1, arg0)
        mul_3: "f32[64, 7, 7, 768]" = torch.ops.aten.mul.Tensor(mul, mul_2)
        mul_4: "f32[64, 7, 7, 768]" = torch.ops.aten.mul.Tensor(permute, mul_2)
        sum_3: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 1, 2])
        sum_4: "f32[64, 7, 7, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [3], True)
        mul_5: "f32[64, 7, 7, 768]" = torch.ops.aten.mul.Tensor(mul_2, sum_4)
        sub_2: "f32[64, 7, 7, 768]" = torch.ops.aten.sub.Tensor(sub, mul_5)
        mul_6: "f32[64, 7, 7, 768]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[64, 7, 7, 768]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        permute_1: "bf16[64, 768, 7, 7]" = torch.ops.aten.permute.default(convert_element_type_2, [0, 3, 1, 2])
        add: "bf16[64, 768, 7, 7]" = torch.ops.aten.add.Tensor(arg5, permute_1)
        sum_5: "bf16[768]" = torch.ops.aten.sum.dim_IntList(add, [0, 2, 3])
        convert_element_type_3: "f32[768]" = torch.ops.prims.convert_element_type.default(sum_5, torch.float32)
        return (sum_1, sum_3, add, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
