"""assay repro 1
pattern 8c7a0f5a2ce9a3d860b27f5d1574ef029b1b0ff86867b1f215d4122466dd36f6
home    37d64d4e3839
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 1024, 1024]", arg1: "f32[4, 1, 1024, 1024]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[4, 16, 1024, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "f32[4, 16, 1024, 1024]" = torch.ops.aten.add.Tensor(reshape, arg1)
        amax: "f32[4, 16, 1024, 1]" = torch.ops.aten.amax.default(add, [3], True)
        sub: "f32[4, 16, 1024, 1024]" = torch.ops.aten.sub.Tensor(add, amax)
        exp: "f32[4, 16, 1024, 1024]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[4, 16, 1024, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[4, 16, 1024, 1024]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type: "bf16[4, 16, 1024, 1024]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        reshape_1: "bf16[64, 1024, 1024]" = torch.ops.aten.reshape.default(convert_element_type, p1)
        permute: "bf16[64, 1024, 1024]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        return (div, reshape_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
