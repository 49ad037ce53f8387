"""assay repro 1
pattern 95e4ff092d8c849c1e931e48c7777dfa08a9c8284bc44988fa91b11a95fd5dcf
home    0a38a351f0d6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 3072]", arg1: "bf16[8192, 3072]", p0: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        le: "b8[8192, 3072]" = torch.ops.aten.le.Scalar(arg0, 0.0)
        where: "bf16[8192, 3072]" = torch.ops.aten.where.self(le, full, arg1)
        permute: "bf16[3072, 8192]" = torch.ops.aten.permute.default(where, [1, 0])
        sum_1: "f32[1, 3072]" = torch.ops.aten.sum.dim_IntList(where, [0], True, dtype = torch.float32)
        reshape: "f32[3072]" = torch.ops.aten.reshape.default(sum_1, p0)
        convert_element_type: "f32[3072]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        return (where, permute, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
