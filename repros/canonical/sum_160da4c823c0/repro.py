"""assay repro 1
pattern 160da4c823c0f93b3faef713ed72d656de94a4284f9fcd7c73cca33198628d14
home    5bfefd4f1c00
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024, 4096]", arg1: "bf16[1024, 4096]", p0: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        le: "b8[1024, 4096]" = torch.ops.aten.le.Scalar(arg0, 0.0)
        where: "bf16[1024, 4096]" = torch.ops.aten.where.self(le, full, arg1)
        permute: "bf16[4096, 1024]" = torch.ops.aten.permute.default(where, [1, 0])
        sum_1: "f32[1, 4096]" = torch.ops.aten.sum.dim_IntList(where, [0], True, dtype = torch.float32)
        reshape: "f32[4096]" = torch.ops.aten.reshape.default(sum_1, p0)
        convert_element_type: "f32[4096]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        return (full, where, permute, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
