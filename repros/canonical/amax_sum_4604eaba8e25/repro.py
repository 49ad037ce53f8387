"""assay repro 1
pattern 4604eaba8e25fd3da52c0d0b3b58a43ea4f44a6f78f69c87de70c7a480e9193b
home    d54a3239339c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 512, 512]", arg1: "bf16[8, 1, 512, 512]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "f32[8, 16, 512, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "f32[8, 16, 512, 512]" = torch.ops.aten.add.Tensor(reshape, arg1)
        mul: "f32[8, 16, 512, 512]" = torch.ops.aten.mul.Tensor(add, 1.0)
        amax: "f32[8, 16, 512, 1]" = torch.ops.aten.amax.default(mul, [3], True)
        sub: "f32[8, 16, 512, 512]" = torch.ops.aten.sub.Tensor(mul, amax)
        div: "f32[8, 16, 512, 512]" = torch.ops.aten.div.Tensor(sub, 8.0)
        exp: "f32[8, 16, 512, 512]" = torch.ops.aten.exp.default(div)
        sum_1: "f32[8, 16, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div_1: "f32[8, 16, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type: "bf16[8, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(div_1, torch.bfloat16)
        expand: "bf16[8, 16, 512, 512]" = torch.ops.aten.expand.default(convert_element_type, p1)
        reshape_1: "bf16[128, 512, 512]" = torch.ops.aten.reshape.default(expand, p2)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
