"""assay repro 1
pattern 04737e6570260e9a0b50a53e05cec34834d17f63199795638ed74d0ee74edacd
home    13d0564946f8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 196]", arg1: "i64[49, 196]", arg2: "bf16[1024, 56, 200]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size[]", p8: "size[]"):
        index: "f32[8, 49, 196]" = torch.ops.aten.index.Tensor(arg0, [None, arg1])
        slice_1: "bf16[1024, 49, 200]" = torch.ops.aten.slice.Tensor(arg2, 1, p0, p1, p2)
        slice_2: "bf16[1024, 49, 196]" = torch.ops.aten.slice.Tensor(slice_1, 2, p3, p4, p5)
        reshape: "bf16[128, 8, 49, 196]" = torch.ops.aten.reshape.default(slice_2, p6)
        mul: "bf16[128, 8, 49, 196]" = torch.ops.aten.mul.Tensor(reshape, 0.25)
        add: "f32[128, 8, 49, 196]" = torch.ops.aten.add.Tensor(mul, index)
        amax: "f32[128, 8, 49, 1]" = torch.ops.aten.amax.default(add, [3], True)
        sub: "f32[128, 8, 49, 196]" = torch.ops.aten.sub.Tensor(add, amax)
        exp: "f32[128, 8, 49, 196]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[128, 8, 49, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[128, 8, 49, 196]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type: "bf16[128, 8, 49, 196]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[128, 8, 49, 196]" = torch.ops.aten.expand.default(convert_element_type, p7)
        reshape_1: "bf16[1024, 49, 196]" = torch.ops.aten.reshape.default(expand, p8)
        permute: "bf16[1024, 196, 49]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        return (amax, sum_1, reshape_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
