"""assay repro 1
pattern cebd9da6dd9613779052ac60251119537b200f27c50254c6af206d35e9de2ca9
home    50aa7f92a538
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[384, 512, 512]", arg1: "bf16[32, 12, 512, 512]", arg2: "bf16[32, 1, 512, 512]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[32, 12, 512, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        div: "bf16[32, 12, 512, 512]" = torch.ops.aten.div.Tensor(reshape, 8.0)
        add: "bf16[32, 12, 512, 512]" = torch.ops.aten.add.Tensor(div, arg1)
        add_1: "bf16[32, 12, 512, 512]" = torch.ops.aten.add.Tensor(add, arg2)
        convert_element_type: "f32[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        amax: "f32[32, 12, 512, 1]" = torch.ops.aten.amax.default(convert_element_type, [3], True)
        sub: "f32[32, 12, 512, 512]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[32, 12, 512, 512]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[32, 12, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div_1: "f32[32, 12, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(div_1, torch.bfloat16)
        expand: "bf16[32, 12, 512, 512]" = torch.ops.aten.expand.default(convert_element_type_1, p1)
        reshape_1: "bf16[384, 512, 512]" = torch.ops.aten.reshape.default(expand, p2)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
