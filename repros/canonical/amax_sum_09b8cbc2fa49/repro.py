"""assay repro 1
pattern 09b8cbc2fa49d033e3ebbe387118a3cb0ec351f6da28076c84da87ea649a07a1
home    64037adfaeb2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 49]", arg1: "i64[49, 49]", arg2: "bf16[1024, 49, 49]", p0: "size[]", p1: "size[]", p2: "size[]"):
        index: "f32[8, 49, 49]" = torch.ops.aten.index.Tensor(arg0, [None, arg1])
        reshape: "bf16[128, 8, 49, 49]" = torch.ops.aten.reshape.default(arg2, p0)
        mul: "bf16[128, 8, 49, 49]" = torch.ops.aten.mul.Tensor(reshape, 0.25)
        add: "f32[128, 8, 49, 49]" = torch.ops.aten.add.Tensor(mul, index)
        amax: "f32[128, 8, 49, 1]" = torch.ops.aten.amax.default(add, [3], True)
        sub: "f32[128, 8, 49, 49]" = torch.ops.aten.sub.Tensor(add, amax)
        exp: "f32[128, 8, 49, 49]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[128, 8, 49, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[128, 8, 49, 49]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type: "bf16[128, 8, 49, 49]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[128, 8, 49, 49]" = torch.ops.aten.expand.default(convert_element_type, p1)
        reshape_1: "bf16[1024, 49, 49]" = torch.ops.aten.reshape.default(expand, p2)
        permute: "bf16[1024, 49, 49]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        return (amax, sum_1, reshape_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
