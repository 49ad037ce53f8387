"""assay repro 1
pattern 8fadbb44476e7ddce4f0e6bc9e9ff1a2c6bcc7e6fc66394a2745d410ecd8d9cf
home    f2955129af1f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 249, 1]", arg1: "bf16[8, 512, 249]", arg2: "bf16[1992, 512]", arg3: "f32[8, 249, 1]", arg4: "f32[8, 249, 512]", arg5: "f32[512]", p0: "size[]"):
        div: "f32[8, 249, 1]" = torch.ops.aten.div.Tensor(arg0, 512.0)
        permute: "bf16[8, 249, 512]" = torch.ops.aten.permute.default(arg1, [0, 2, 1])
        reshape: "bf16[8, 249, 512]" = torch.ops.aten.reshape.default(arg2, p0)
        convert_element_type: "f32[8, 249, 512]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        sub: "f32[8, 249, 512]" = torch.ops.aten.sub.Tensor(convert_element_type, arg3)
        mul: "f32[8, 249, 512]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_1: "f32[8, 249, 512]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[8, 249, 512]" = torch.ops.aten.add.Tensor(arg4, convert_element_type_1)
        mul_1: "f32[8, 249, 512]" = torch.ops.aten.mul.Tensor(add, arg5)
        mul_2: "f32[8, 249, 512]" = torch.ops.aten.mul.Tensor(add, mul)
        mul_3: "f32[8, 249, 512]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_4: "f32[8, 249, 512]" = torch.ops.aten.mul.Tensor(mul_1, 512.0)
        sum_1: "f32[512]" = torch.ops.aten.sum.dim_IntList(add, [0, 1])
        sum_2: "f32[512]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[8, 249, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[8, 249, 512]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[8, 249, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[8, 249, 512]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[8, 249, 512]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[8, 249, 512]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[8, 249, 512]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        permute_1: "bf16[8, 512, 249]" = torch.ops.aten.permute.default(convert_element_type_2, [0, 2, 1])
        return (sum_1, sum_2, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
