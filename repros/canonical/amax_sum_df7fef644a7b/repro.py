"""assay repro 1
pattern df7fef644a7bbe697a344d05b98d2e477848545de0840707297811c68ef1c960
home    2747e33b3fb6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[2048, 16, 16]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[512, 4, 16, 16]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[512, 4, 16, 16]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[512, 4, 16, 16]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.0)
        amax: "f32[512, 4, 16, 1]" = torch.ops.aten.amax.default(mul, [3], True)
        sub: "f32[512, 4, 16, 16]" = torch.ops.aten.sub.Tensor(mul, amax)
        div: "f32[512, 4, 16, 16]" = torch.ops.aten.div.Tensor(sub, 7.745966692414834)
        exp: "f32[512, 4, 16, 16]" = torch.ops.aten.exp.default(div)
        sum_1: "f32[512, 4, 16, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div_1: "f32[512, 4, 16, 16]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[512, 4, 16, 16]" = torch.ops.prims.convert_element_type.default(div_1, torch.bfloat16)
        expand: "bf16[512, 4, 16, 16]" = torch.ops.aten.expand.default(convert_element_type_1, p1)
        reshape_1: "bf16[2048, 16, 16]" = torch.ops.aten.reshape.default(expand, p2)
        permute: "bf16[2048, 16, 16]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        return (amax, sum_1, reshape_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
