"""assay repro 1
pattern 3ff2d45fd7655b6001887a3f50e31a1f018047a261f0f4a46164182df3f8b21c
home    c42b48adcee0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[32, 128, 1]", arg1: "bf16[4096, 2560]", arg2: "bf16[4096, 2560]", arg3: "bf16[4096, 2560]", arg4: "f32[32, 128, 2560]", arg5: "f32[32, 128, 1]", arg6: "f32[2560]", arg7: "f32[32, 128, 2560]", p0: "size[]", p1: "size[]", p2: "size[]"):
        div: "f32[32, 128, 1]" = torch.ops.aten.div.Tensor(arg0, 2560.0)
        reshape: "bf16[32, 128, 2560]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[32, 128, 2560]" = torch.ops.aten.reshape.default(arg2, p1)
        reshape_2: "bf16[32, 128, 2560]" = torch.ops.aten.reshape.default(arg3, p2)
        sub: "f32[32, 128, 2560]" = torch.ops.aten.sub.Tensor(arg4, arg5)
        mul: "f32[32, 128, 2560]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type: "f32[32, 128, 2560]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[32, 128, 2560]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        convert_element_type_2: "f32[32, 128, 2560]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add: "f32[32, 128, 2560]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_2)
        add_1: "f32[32, 128, 2560]" = torch.ops.aten.add.Tensor(add, convert_element_type_1)
        mul_1: "f32[32, 128, 2560]" = torch.ops.aten.mul.Tensor(add_1, arg6)
        mul_2: "f32[32, 128, 2560]" = torch.ops.aten.mul.Tensor(add_1, mul)
        mul_3: "f32[32, 128, 2560]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_4: "f32[32, 128, 2560]" = torch.ops.aten.mul.Tensor(mul_1, 2560.0)
        sum_1: "f32[2560]" = torch.ops.aten.sum.dim_IntList(add_1, [0, 1])
        sum_2: "f32[2560]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[32, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[32, 128, 2560]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[32, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[32, 128, 2560]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[32, 128, 2560]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[32, 128, 2560]" = torch.ops.aten.mul.Tensor(div, sub_2)
        add_2: "f32[32, 128, 2560]" = torch.ops.aten.add.Tensor(arg7, mul_6)
        return (sum_1, sum_2, add_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
