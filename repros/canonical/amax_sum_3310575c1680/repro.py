"""assay repro 1
pattern 3310575c16803a512bc15c0573d7d08d9277e38527d20aba7a360d8f0c62735c
home    470f2be0bc6e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16384, 54]", arg1: "bf16[54]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[32, 512, 54]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[32, 512, 54]" = torch.ops.aten.add.Tensor(reshape, arg1)
        reshape_1: "bf16[98304, 9, 1]" = torch.ops.aten.reshape.default(add, p1)
        convert_element_type: "f32[98304, 9, 1]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        amax: "f32[98304, 1, 1]" = torch.ops.aten.amax.default(convert_element_type, [1], True)
        sub: "f32[98304, 9, 1]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[98304, 9, 1]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[98304, 1, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        div: "f32[98304, 9, 1]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[98304, 9, 1]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[98304, 9, 1]" = torch.ops.aten.expand.default(convert_element_type_1, p2)
        return (expand,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
