"""assay repro 1
pattern 66a548e9ed98cd6a0593ea9740ebe048c6d66b12850d7673a3fd72462ea28d38
home    4144742051e0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 768]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]"):
        full: "bf16[128, 1, 768]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        select_scatter: "bf16[128, 1, 768]" = torch.ops.aten.select_scatter.default(full, arg0, 1, p1)
        reshape: "bf16[128, 768]" = torch.ops.aten.reshape.default(select_scatter, p2)
        permute: "bf16[768, 128]" = torch.ops.aten.permute.default(reshape, [1, 0])
        sum_1: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape, [0], True, dtype = torch.float32)
        reshape_1: "f32[768]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        return (select_scatter, reshape, permute, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
