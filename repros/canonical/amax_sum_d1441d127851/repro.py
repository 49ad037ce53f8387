"""assay repro 1
pattern d1441d127851555bbfce02371c5ed704eb3ab64053ddf6e51db01bf71ad90010
home    c69b0af9e941
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 128, 128]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[8, 16, 128, 1, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[8, 16, 128, 128, 1]" = torch.ops.aten.permute.default(reshape, [0, 1, 2, 4, 3])
        reshape_1: "bf16[8, 16, 128, 128]" = torch.ops.aten.reshape.default(permute, p1)
        convert_element_type: "f32[8, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        amax: "f32[8, 16, 128, 1]" = torch.ops.aten.amax.default(convert_element_type, [3], True)
        sub: "f32[8, 16, 128, 128]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[8, 16, 128, 128]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[8, 16, 128, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[8, 16, 128, 128]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[8, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        unsqueeze: "bf16[8, 16, 128, 128, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 4)
        reshape_2: "bf16[128, 128, 128]" = torch.ops.aten.reshape.default(unsqueeze, p2)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
