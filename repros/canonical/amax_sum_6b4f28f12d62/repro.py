"""assay repro 1
pattern 6b4f28f12d623accc7c9824ccf63b407699229dc963d53b5b0050fbc3849a28d
home    4312c1139ad5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[16, 49]", arg1: "i64[16, 49]", arg2: "bf16[2048, 16, 56]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]"):
        index: "f32[16, 16, 49]" = torch.ops.aten.index.Tensor(arg0, [None, arg1])
        slice_1: "bf16[2048, 16, 49]" = torch.ops.aten.slice.Tensor(arg2, 2, p0, p1, p2)
        reshape: "bf16[128, 16, 16, 49]" = torch.ops.aten.reshape.default(slice_1, p3)
        mul: "bf16[128, 16, 16, 49]" = torch.ops.aten.mul.Tensor(reshape, 0.25)
        add: "f32[128, 16, 16, 49]" = torch.ops.aten.add.Tensor(mul, index)
        amax: "f32[128, 16, 16, 1]" = torch.ops.aten.amax.default(add, [3], True)
        sub: "f32[128, 16, 16, 49]" = torch.ops.aten.sub.Tensor(add, amax)
        exp: "f32[128, 16, 16, 49]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[128, 16, 16, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[128, 16, 16, 49]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type: "bf16[128, 16, 16, 49]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[128, 16, 16, 49]" = torch.ops.aten.expand.default(convert_element_type, p4)
        reshape_1: "bf16[2048, 16, 49]" = torch.ops.aten.reshape.default(expand, p5)
        permute: "bf16[2048, 49, 16]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        return (amax, sum_1, reshape_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
