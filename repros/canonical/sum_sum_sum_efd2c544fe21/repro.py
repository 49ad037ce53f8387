"""assay repro 1
pattern efd2c544fe2176720598f4ccf1df927d171107d7b02af16e7750816a674961a5
home    bee046558832
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 64, 1]", arg1: "f32[64, 584, 8, 8][37376, 1, 4672, 584]", arg2: "bf16[4096, 584]", arg3: "f32[64, 64, 1]", arg4: "f32[584]", arg5: "f32[64, 64, 584]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size"):
        div: "f32[64, 64, 1]" = torch.ops.aten.div.Tensor(arg0, 584.0)
        reshape: "f32[64, 584, 64]" = torch.ops.aten.reshape.default(arg1, p0)
        permute: "f32[64, 64, 584]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        reshape_1: "bf16[64, 64, 584]" = torch.ops.aten.reshape.default(arg2, p1)
        sub: "f32[64, 64, 584]" = torch.ops.aten.sub.Tensor(permute, arg3)
        mul: "f32[64, 64, 584]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type: "f32[64, 64, 584]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_1: "f32[64, 64, 584]" = torch.ops.aten.mul.Tensor(convert_element_type, arg4)
        mul_2: "f32[64, 64, 584]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[64, 64, 584]" = torch.ops.aten.mul.Tensor(convert_element_type, mul)
        mul_4: "f32[64, 64, 584]" = torch.ops.aten.mul.Tensor(mul_1, 584.0)
        sum_1: "f32[584]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[584]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1])
        sum_3: "f32[64, 64, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[64, 64, 584]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[64, 64, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[64, 64, 584]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[64, 64, 584]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[64, 64, 584]" = torch.ops.aten.mul.Tensor(div, sub_2)
        add: "f32[64, 64, 584]" = torch.ops.aten.add.Tensor(arg5, mul_6)
        permute_1: "f32[64, 584, 64]" = torch.ops.aten.permute.default(add, [0, 2, 1])
        reshape_2: "f32[64, 584, 8, 8]" = torch.ops.aten.reshape.default(permute_1, p2)
        slice_1: "f32[64, 146, 8, 8]" = torch.ops.aten.slice.Tensor(reshape_2, 1, p3, p4, p5)
        convert_element_type_1: "bf16[64, 146, 8, 8]" = torch.ops.prims.convert_element_type.default(slice_1, torch.bfloat16)
        sum_5: "bf16[146]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        convert_element_type_2: "f32[146]" = torch.ops.prims.convert_element_type.default(sum_5, torch.float32)
        return (sum_1, sum_2, reshape_2, convert_element_type_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
