"""assay repro 1
pattern 2ebf20de03395538781933ed99dbb3a4a4d4ce70b71038a5b15cfbc77c69d926
home    693d3c3789c7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 257, 768]", arg1: "f32[1, 257, 768]", arg2: "f32[64, 257, 1]", arg3: "bf16[16448, 768]", arg4: "bf16[16448, 768]", arg5: "bf16[16448, 768]", arg6: "f32[64, 257, 1]", arg7: "f32[768]", arg8: "f32[64, 257, 768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size[]"):
        add: "f32[64, 257, 768]" = torch.ops.aten.add.Tensor(arg0, arg1)
        div: "f32[64, 257, 1]" = torch.ops.aten.div.Tensor(arg2, 768.0)
        reshape: "bf16[64, 257, 768]" = torch.ops.aten.reshape.default(arg3, p0)
        reshape_1: "bf16[64, 257, 768]" = torch.ops.aten.reshape.default(arg4, p1)
        reshape_2: "bf16[64, 257, 768]" = torch.ops.aten.reshape.default(arg5, p2)
        sub: "f32[64, 257, 768]" = torch.ops.aten.sub.Tensor(add, arg6)
        mul: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(sub, arg2)
        convert_element_type: "f32[64, 257, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[64, 257, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        convert_element_type_2: "f32[64, 257, 768]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_1: "f32[64, 257, 768]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_2)
        add_2: "f32[64, 257, 768]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_1)
        mul_1: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(add_2, arg7)
        mul_2: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(add_2, mul)
        mul_3: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_4: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(mul_1, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(add_2, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[64, 257, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[64, 257, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[64, 257, 768]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[64, 257, 768]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(div, sub_2)
        add_3: "f32[64, 257, 768]" = torch.ops.aten.add.Tensor(arg8, mul_6)
        slice_1: "f32[64, 1, 768]" = torch.ops.aten.slice.Tensor(add_3, 1, p3, p4, p5)
        slice_2: "f32[64, 256, 768]" = torch.ops.aten.slice.Tensor(add_3, 1, p6, p7, p8)
        sum_5: "f32[1, 257, 768]" = torch.ops.aten.sum.dim_IntList(add_3, [0], True, dtype = torch.float32)
        sum_6: "f32[1, 1, 768]" = torch.ops.aten.sum.dim_IntList(slice_1, [0], True, dtype = torch.float32)
        convert_element_type_3: "bf16[64, 256, 768]" = torch.ops.prims.convert_element_type.default(slice_2, torch.bfloat16)
        permute: "bf16[64, 768, 256]" = torch.ops.aten.permute.default(convert_element_type_3, [0, 2, 1])
        reshape_3: "bf16[64, 768, 16, 16]" = torch.ops.aten.reshape.default(permute, p9)
        sum_7: "bf16[768]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0, 2, 3])
        convert_element_type_4: "f32[768]" = torch.ops.prims.convert_element_type.default(sum_7, torch.float32)
        return (sum_1, sum_2, sum_5, sum_6, reshape_3, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
