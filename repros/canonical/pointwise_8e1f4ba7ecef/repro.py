"""assay repro 1
pattern 8e1f4ba7ecefe738bde285d5a52407aef76bb90d763f4dd33ac37dd59c8e7320
home    65847dd95464
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256, 8, 128]", arg1: "i64[64]", arg2: "bf16[64, 8, 128]"):
        index_put: "bf16[256, 8, 128]" = torch.ops.aten.index_put.default(arg0, [arg1], arg2)
        copy_: "bf16[256, 8, 128]" = torch.ops.aten.copy_.default(arg0, index_put)
        return (copy_,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
