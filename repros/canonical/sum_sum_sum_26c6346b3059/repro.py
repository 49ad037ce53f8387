"""assay repro 1
pattern 26c6346b3059d9bc9afb72fdde6d3b6108db455e4fbd77394deeb01d61ed9857
home    3c12de7bcdd1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 2048]", arg1: "bf16[1000, 2048]", arg2: "f32[2048]", arg3: "f32[1, 1000, 2048]", arg4: "f32[1, 1000, 1]", arg5: "f32[1, 1000, 2048]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg1, p1)
        convert_element_type: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_1)
        mul: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(add, arg2)
        mul_1: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(add, arg3)
        mul_2: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(mul, arg3)
        mul_3: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(mul, 2048.0)
        sum_1: "f32[2048]" = torch.ops.aten.sum.dim_IntList(add, [0, 1])
        sum_2: "f32[2048]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_3: "f32[1, 1000, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_4: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(arg3, sum_3)
        sum_4: "f32[1, 1000, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[1, 1000, 2048]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[1, 1000, 2048]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(arg4, sub_1)
        add_1: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(arg5, mul_5)
        convert_element_type_2: "bf16[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape_2: "bf16[1000, 2048]" = torch.ops.aten.reshape.default(convert_element_type_2, p2)
        permute: "bf16[2048, 1000]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        return (sum_1, sum_2, add_1, reshape_2, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
