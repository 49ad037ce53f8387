"""assay repro 1
pattern bb35a49a09dfdd24468cdaa2506bd24dfb797c05bf1fb9bb94006c0fed9517d0
home    89ad4a585b71
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 80, 56, 56][250880, 1, 4480, 80]", arg1: "f32[80]", arg2: "f32[128, 56, 56, 80]", arg3: "f32[128, 56, 56, 1]"):
        convert_element_type: "f32[128, 80, 56, 56]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        permute: "f32[128, 56, 56, 80]" = torch.ops.aten.permute.default(convert_element_type, [0, 2, 3, 1])
        mul: "f32[128, 56, 56, 80]" = torch.ops.aten.mul.Tensor(permute, arg1)
        mul_1: "f32[128, 56, 56, 80]" = torch.ops.aten.mul.Tensor(mul, arg2)
        mul_2: "f32[128, 56, 56, 80]" = torch.ops.aten.mul.Tensor(permute, arg2)
        mul_3: "f32[128, 56, 56, 80]" = torch.ops.aten.mul.Tensor(mul, 80.0)
        sum_1: "f32[80]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1, 2])
        sum_2: "f32[80]" = torch.ops.aten.sum.dim_IntList(permute, [0, 1, 2])
        sum_3: "f32[128, 56, 56, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [3], True)
        mul_4: "f32[128, 56, 56, 80]" = torch.ops.aten.mul.Tensor(arg2, sum_3)
        sum_4: "f32[128, 56, 56, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        sub: "f32[128, 56, 56, 80]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[128, 56, 56, 80]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[128, 56, 56, 80]" = torch.ops.aten.mul.Tensor(arg3, sub_1)
        permute_1: "f32[128, 80, 56, 56]" = torch.ops.aten.permute.default(mul_5, [0, 3, 1, 2])
        convert_element_type_1: "bf16[128, 80, 56, 56]" = torch.ops.prims.convert_element_type.default(permute_1, torch.bfloat16)
        sum_5: "bf16[80]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        convert_element_type_2: "f32[80]" = torch.ops.prims.convert_element_type.default(sum_5, torch.float32)
        return (sum_1, sum_2, permute_1, convert_element_type_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
