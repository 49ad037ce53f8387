"""assay repro 1
pattern dd32b57816bffc4dd9fb4591567fc31f9aa1334a44aa22f42c7701958559688a
home    73f9290ee45a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 128, 128]", arg1: "bf16[32, 1, 128, 128]", p0: "size[]", p1: "size[]"):
        full: "f32[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.float32)
        reshape: "bf16[32, 16, 128, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[32, 16, 128, 128]" = torch.ops.aten.add.Tensor(reshape, arg1)
        maximum: "bf16[32, 16, 128, 128]" = torch.ops.aten.maximum.default(add, full)
        reshape_1: "bf16[512, 128, 128]" = torch.ops.aten.reshape.default(maximum, p1)
        convert_element_type: "f32[512, 128, 128]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        amax: "f32[512, 128, 1]" = torch.ops.aten.amax.default(convert_element_type, [2], True)
        sub: "f32[512, 128, 128]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[512, 128, 128]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[512, 128, 1]" = torch.ops.aten.sum.dim_IntList(exp, [2], True)
        div: "f32[512, 128, 128]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[512, 128, 128]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        return (convert_element_type_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
