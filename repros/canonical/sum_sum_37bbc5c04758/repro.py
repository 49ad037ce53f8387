"""assay repro 1
pattern 37bbc5c04758371fdc45e05bafdd72cf2033d562131d1254a51ab5062031e2fc
home    64c3725fbcc8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 512, 13, 13]", arg1: "b8[512, 256, 13, 13]", arg2: "bf16[]", arg3: "b8[512, 256, 13, 13]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size"):
        slice_1: "bf16[512, 256, 13, 13]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        slice_2: "bf16[512, 256, 13, 13]" = torch.ops.aten.slice.Tensor(arg0, 1, p3, p4, p5)
        where: "bf16[512, 256, 13, 13]" = torch.ops.aten.where.self(arg1, arg2, slice_1)
        sum_1: "bf16[256]" = torch.ops.aten.sum.dim_IntList(where, [0, 2, 3])
        where_1: "bf16[512, 256, 13, 13]" = torch.ops.aten.where.self(arg3, arg2, slice_2)
        sum_2: "bf16[256]" = torch.ops.aten.sum.dim_IntList(where_1, [0, 2, 3])
        convert_element_type: "f32[256]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        convert_element_type_1: "f32[256]" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32)
        return (where, where_1, convert_element_type, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
