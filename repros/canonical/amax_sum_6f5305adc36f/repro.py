"""assay repro 1
pattern 6f5305adc36f2b12d42d31634284bb4116ae232e578d88ddf978975629011e46
home    8660ba6f963d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "b8[16, 512]", arg1: "bf16[256, 512, 512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        eq: "b8[16, 512]" = torch.ops.aten.eq.Scalar(arg0, 0)
        full: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        reshape: "bf16[16, 16, 512, 512]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "b8[16, 1, 1, 512]" = torch.ops.aten.reshape.default(eq, p1)
        expand: "b8[16, 16, 512, 512]" = torch.ops.aten.expand.default(reshape_1, p2)
        where: "bf16[16, 16, 512, 512]" = torch.ops.aten.where.self(expand, full, reshape)
        convert_element_type: "f32[16, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        amax: "f32[16, 16, 512, 1]" = torch.ops.aten.amax.default(convert_element_type, [3], True)
        sub: "f32[16, 16, 512, 512]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[16, 16, 512, 512]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[16, 16, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[16, 16, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[16, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand_1: "bf16[16, 16, 512, 512]" = torch.ops.aten.expand.default(convert_element_type_1, p3)
        reshape_2: "bf16[256, 512, 512]" = torch.ops.aten.reshape.default(expand_1, p4)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
