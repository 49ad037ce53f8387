"""assay repro 1
pattern f8baaa7da40b6865570a54cbd6eac0e0a2d7e8a5f55ba75238ea20b2e0009718
home    7505a4ec9137
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 8, 1, 48]", p0: "size[]", p1: "size[]"):
        permute: "bf16[64, 1, 8, 48]" = torch.ops.aten.permute.default(arg0, [0, 2, 1, 3])
        reshape: "bf16[64, 1, 384]" = torch.ops.aten.reshape.default(permute, p0)
        squeeze: "bf16[64, 384]" = torch.ops.aten.squeeze.dim(reshape, 1)
        permute_1: "bf16[384, 64]" = torch.ops.aten.permute.default(squeeze, [1, 0])
        sum_1: "f32[1, 384]" = torch.ops.aten.sum.dim_IntList(squeeze, [0], True, dtype = torch.float32)
        reshape_1: "f32[384]" = torch.ops.aten.reshape.default(sum_1, p1)
        convert_element_type: "f32[384]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        return (squeeze, permute_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
