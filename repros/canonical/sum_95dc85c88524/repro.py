"""assay repro 1
pattern 95dc85c8852413e73cf7d661728f14e9bf788c5ed0e0928f920608c20d6a7510
home    f24dbc1fb746
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 192, 1, 1]", arg1: "bf16[64, 192, 1, 1]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        le: "b8[64, 192, 1, 1]" = torch.ops.aten.le.Scalar(arg0, 0.0)
        where: "bf16[64, 192, 1, 1]" = torch.ops.aten.where.self(le, full, arg1)
        sum_1: "bf16[192]" = torch.ops.aten.sum.dim_IntList(where, [0, 2, 3])
        convert_element_type: "f32[192]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        return (full, where, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
