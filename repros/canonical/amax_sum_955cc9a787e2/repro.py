"""assay repro 1
pattern 955cc9a787e2c9a5290fdc189bfc3083b3db881131bb69f4b67c536e5166b717
home    4b25f70ef227
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[3136, 64, 64]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[64, 1, 49, 64, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[64, 1, 49, 64, 64]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        amax: "f32[64, 1, 49, 64, 1]" = torch.ops.aten.amax.default(convert_element_type, [4], True)
        sub: "f32[64, 1, 49, 64, 64]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[64, 1, 49, 64, 64]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[64, 1, 49, 64, 1]" = torch.ops.aten.sum.dim_IntList(exp, [4], True)
        div: "f32[64, 1, 49, 64, 64]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[64, 1, 49, 64, 64]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[64, 1, 49, 64, 64]" = torch.ops.aten.expand.default(convert_element_type_1, p1)
        reshape_1: "bf16[3136, 64, 64]" = torch.ops.aten.reshape.default(expand, p2)
        permute: "bf16[3136, 64, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        return (amax, sum_1, reshape_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
