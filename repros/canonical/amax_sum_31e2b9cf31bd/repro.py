"""assay repro 1
pattern 31e2b9cf31bd41b2094b71fddaecdccf70c0e89f51254b443745da4ebb35dda7
home    9625c47ab15b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[384, 512, 512]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[32, 12, 512, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.0)
        amax: "f32[32, 12, 512, 1]" = torch.ops.aten.amax.default(mul, [3], True)
        sub: "f32[32, 12, 512, 512]" = torch.ops.aten.sub.Tensor(mul, amax)
        mul_1: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(sub, 0.125)
        exp: "f32[32, 12, 512, 512]" = torch.ops.aten.exp.default(mul_1)
        sum_1: "f32[32, 12, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[32, 12, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[32, 12, 512, 512]" = torch.ops.aten.expand.default(convert_element_type_1, p1)
        reshape_1: "bf16[384, 512, 512]" = torch.ops.aten.reshape.default(expand, p2)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
