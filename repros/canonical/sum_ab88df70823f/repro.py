"""assay repro 1
pattern ab88df70823f1a8789a882bf31bbada0a71eac90f99f86dce5c1ca1997094906
home    698e7ac66555
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 160, 1, 1]", arg1: "bf16[32, 160, 1, 1]"):
        convert_element_type: "f32[32, 160, 1, 1]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        convert_element_type_1: "f32[32, 160, 1, 1]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        neg: "f32[32, 160, 1, 1]" = torch.ops.aten.neg.default(convert_element_type_1)
        exp: "f32[32, 160, 1, 1]" = torch.ops.aten.exp.default(neg)
        add: "f32[32, 160, 1, 1]" = torch.ops.aten.add.Tensor(exp, 1.0)
        reciprocal: "f32[32, 160, 1, 1]" = torch.ops.aten.reciprocal.default(add)
        mul: "f32[32, 160, 1, 1]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        mul_1: "f32[32, 160, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type, mul)
        sub: "f32[32, 160, 1, 1]" = torch.ops.aten.sub.Tensor(1.0, mul)
        mul_2: "f32[32, 160, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        add_1: "f32[32, 160, 1, 1]" = torch.ops.aten.add.Tensor(mul_2, 1.0)
        mul_3: "f32[32, 160, 1, 1]" = torch.ops.aten.mul.Tensor(mul_1, add_1)
        convert_element_type_2: "bf16[32, 160, 1, 1]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        sum_1: "bf16[160]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        convert_element_type_3: "f32[160]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        return (convert_element_type_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
