"""assay repro 1
pattern 891011f697b37419513f2470d06d4ef6dd823ae6f22d1dace4cc4209da4de6b0
home    71b944f97290
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 128, 128]", arg1: "b8[1, 1, 2048, 2048]", arg2: "bf16[]", arg3: "f32[32, 1, 128, 128]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size[]", p8: "size[]"):
        reshape: "bf16[32, 16, 128, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        slice_1: "b8[1, 1, 128, 2048]" = torch.ops.aten.slice.Tensor(arg1, 2, p1, p2, p3)
        slice_2: "b8[1, 1, 128, 128]" = torch.ops.aten.slice.Tensor(slice_1, 3, p4, p5, p6)
        where: "bf16[32, 16, 128, 128]" = torch.ops.aten.where.self(slice_2, reshape, arg2)
        add: "f32[32, 16, 128, 128]" = torch.ops.aten.add.Tensor(where, arg3)
        amax: "f32[32, 16, 128, 1]" = torch.ops.aten.amax.default(add, [3], True)
        sub: "f32[32, 16, 128, 128]" = torch.ops.aten.sub.Tensor(add, amax)
        exp: "f32[32, 16, 128, 128]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[32, 16, 128, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[32, 16, 128, 128]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type: "bf16[32, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[32, 16, 128, 128]" = torch.ops.aten.expand.default(convert_element_type, p7)
        reshape_1: "bf16[512, 128, 128]" = torch.ops.aten.reshape.default(expand, p8)
        permute: "bf16[512, 128, 128]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        return (div, reshape_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
