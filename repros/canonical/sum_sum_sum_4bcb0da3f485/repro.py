"""assay repro 1
pattern 4bcb0da3f485efeb6ce40c7034210941def7988af369412b9332a62314382715
home    8fa43d15575e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 2048]", arg1: "bf16[1000, 2048]", arg2: "bf16[1000, 2048]", arg3: "f32[2048]", arg4: "f32[1, 1000, 2048]", arg5: "f32[1, 1000, 1]", arg6: "f32[1, 1000, 2048]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg2, p2)
        convert_element_type: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        convert_element_type_2: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_2)
        add_1: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(add, convert_element_type_1)
        mul: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(add_1, arg3)
        mul_1: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(add_1, arg4)
        mul_2: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(mul, arg4)
        mul_3: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(mul, 2048.0)
        sum_1: "f32[2048]" = torch.ops.aten.sum.dim_IntList(add_1, [0, 1])
        sum_2: "f32[2048]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_3: "f32[1, 1000, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_4: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(arg4, sum_3)
        sum_4: "f32[1, 1000, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[1, 1000, 2048]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[1, 1000, 2048]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(arg5, sub_1)
        add_2: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(arg6, mul_5)
        convert_element_type_3: "bf16[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_3: "bf16[1000, 2048]" = torch.ops.aten.reshape.default(convert_element_type_3, p3)
        permute: "bf16[2048, 1000]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        return (sum_1, sum_2, add_2, reshape_3, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
