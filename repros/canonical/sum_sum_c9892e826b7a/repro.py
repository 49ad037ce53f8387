"""assay repro 1
pattern c9892e826b7a2da34c5fdfb10b68ae0760e7ba0da4f5006ae0eb1eb57b73c614
home    b8e4369a2d63
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "b8[512, 512, 13, 13]", arg1: "bf16[512, 512, 13, 13]", arg2: "b8[512, 256, 13, 13]", arg3: "bf16[]", arg4: "b8[512, 256, 13, 13]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size"):
        convert_element_type: "bf16[512, 512, 13, 13]" = torch.ops.prims.convert_element_type.default(arg0, torch.bfloat16)
        mul: "bf16[512, 512, 13, 13]" = torch.ops.aten.mul.Tensor(convert_element_type, 2.0)
        mul_1: "bf16[512, 512, 13, 13]" = torch.ops.aten.mul.Tensor(arg1, mul)
        slice_1: "bf16[512, 256, 13, 13]" = torch.ops.aten.slice.Tensor(mul_1, 1, p0, p1, p2)
        slice_2: "bf16[512, 256, 13, 13]" = torch.ops.aten.slice.Tensor(mul_1, 1, p3, p4, p5)
        where: "bf16[512, 256, 13, 13]" = torch.ops.aten.where.self(arg2, arg3, slice_1)
        sum_1: "bf16[256]" = torch.ops.aten.sum.dim_IntList(where, [0, 2, 3])
        where_1: "bf16[512, 256, 13, 13]" = torch.ops.aten.where.self(arg4, arg3, slice_2)
        sum_2: "bf16[256]" = torch.ops.aten.sum.dim_IntList(where_1, [0, 2, 3])
        convert_element_type_1: "f32[256]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        convert_element_type_2: "f32[256]" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32)
        return (where, where_1, convert_element_type_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
