"""assay repro 1
pattern 2310b4694cc5662e01e547350d936f99d5e3df6198c2e961effc205968760a14
home    728a4096fbac
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 1024, 768]", arg1: "f32[8, 1024, 768]"):
        mul: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul, [0, 1])
        return (sum_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
