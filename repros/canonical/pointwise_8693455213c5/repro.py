"""assay repro 1
pattern 8693455213c59326cb7d205ae14831afed3e8df17fd8331b487a410eb522224c
home    b3af2fa37656
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1, 128256]", arg1: "i64[1, 1024]"):
        gather: "bf16[1, 1024]" = torch.ops.aten.gather.default(arg0, 1, arg1)
        div: "bf16[1, 1024]" = torch.ops.aten.div.Tensor(gather, 1.2)
        lt: "b8[1, 1024]" = torch.ops.aten.lt.Scalar(gather, 0.0)
        mul: "bf16[1, 1024]" = torch.ops.aten.mul.Tensor(gather, 1.2)
        where: "bf16[1, 1024]" = torch.ops.aten.where.self(lt, mul, div)
        scatter: "bf16[1, 128256]" = torch.ops.aten.scatter.src(arg0, 1, arg1, where)
        return (scatter,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
