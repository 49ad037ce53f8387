"""assay repro 1
pattern 29982abb04e2d883d9798467475764339cf3a8de68b7bc8f57a13cd91f50b22e
home    89a2e262cd4e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[32, 16, 128, 128]", arg1: "bf16[512, 128, 128]", arg2: "b8[1, 1, 2048, 2048]", arg3: "bf16[]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size[]"):
        neg: "f32[32, 16, 128, 128]" = torch.ops.aten.neg.default(arg0)
        reshape: "bf16[32, 16, 128, 128]" = torch.ops.aten.reshape.default(arg1, p0)
        slice_1: "b8[1, 1, 128, 2048]" = torch.ops.aten.slice.Tensor(arg2, 2, p1, p2, p3)
        slice_2: "b8[1, 1, 128, 128]" = torch.ops.aten.slice.Tensor(slice_1, 3, p4, p5, p6)
        convert_element_type: "f32[32, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[32, 16, 128, 128]" = torch.ops.aten.mul.Tensor(convert_element_type, arg0)
        sum_1: "f32[32, 16, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        fma: "f32[32, 16, 128, 128]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        convert_element_type_1: "bf16[32, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        where: "bf16[32, 16, 128, 128]" = torch.ops.aten.where.self(slice_2, convert_element_type_1, arg3)
        reshape_1: "bf16[512, 128, 128]" = torch.ops.aten.reshape.default(where, p7)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
