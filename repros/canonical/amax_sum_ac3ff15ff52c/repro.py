"""assay repro 1
pattern ac3ff15ff52cda488c1686788c73d9808dc55f666e9e9958a0b715237fb635fc
home    8746a89fd3f2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16, 128, 128]", arg1: "f32[1, 1, 128, 128]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[1, 16, 128, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        div: "bf16[1, 16, 128, 128]" = torch.ops.aten.div.Tensor(reshape, 16.0)
        add: "f32[1, 16, 128, 128]" = torch.ops.aten.add.Tensor(div, arg1)
        amax: "f32[1, 16, 128, 1]" = torch.ops.aten.amax.default(add, [3], True)
        sub: "f32[1, 16, 128, 128]" = torch.ops.aten.sub.Tensor(add, amax)
        exp: "f32[1, 16, 128, 128]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[1, 16, 128, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div_1: "f32[1, 16, 128, 128]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type: "bf16[1, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(div_1, torch.bfloat16)
        expand: "bf16[1, 16, 128, 128]" = torch.ops.aten.expand.default(convert_element_type, p1)
        reshape_1: "bf16[16, 128, 128]" = torch.ops.aten.reshape.default(expand, p2)
        permute: "bf16[16, 128, 128]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        return (div_1, reshape_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
