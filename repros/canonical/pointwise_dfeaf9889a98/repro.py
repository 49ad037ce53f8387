"""assay repro 1
pattern dfeaf9889a98efbc420c87079ae668cfea4636469bf315b88c70cbdb1f087519
home    fae8c0adc804
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 64, 112, 112][802816, 1, 7168, 64]"):
        avg_pool2d: "bf16[64, 64, 56, 56]" = torch.ops.aten.avg_pool2d.default(arg0, [2, 2], [2, 2])
        return (avg_pool2d,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
