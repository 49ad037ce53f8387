"""assay repro 1
pattern 4db5c772491c87ef370c270565de325463c13fb0d1f3281e259bfedc528f3ee1
home    df1b859a1568
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[2048, 3072]", arg1: "bf16[]", arg2: "bf16[2048, 3072]", p0: "size[]"):
        le: "b8[2048, 3072]" = torch.ops.aten.le.Scalar(arg0, 0.0)
        where: "bf16[2048, 3072]" = torch.ops.aten.where.self(le, arg1, arg2)
        permute: "bf16[3072, 2048]" = torch.ops.aten.permute.default(where, [1, 0])
        sum_1: "bf16[1, 3072]" = torch.ops.aten.sum.dim_IntList(where, [0], True)
        reshape: "bf16[3072]" = torch.ops.aten.reshape.default(sum_1, p0)
        convert_element_type: "f32[3072]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        return (where, permute, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
