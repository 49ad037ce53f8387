"""assay repro 1
pattern 14cb51942483b74fcc6fe664a781be3aefe0960a5b77e04951fc6154449bbfa6
home    c3e804c8a816
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 272, 1, 1]", arg1: "bf16[]", arg2: "bf16[64, 272, 1, 1]"):
        le: "b8[64, 272, 1, 1]" = torch.ops.aten.le.Scalar(arg0, 0.0)
        where: "bf16[64, 272, 1, 1]" = torch.ops.aten.where.self(le, arg1, arg2)
        sum_1: "bf16[272]" = torch.ops.aten.sum.dim_IntList(where, [0, 2, 3])
        convert_element_type: "f32[272]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        return (where, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
