"""assay repro 1
pattern d166a2ddb85257590913163f80406de05debebc042fa8f6715d6f177c5abdfa6
home    ffad1503ebfe
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 3, 600, 600]", p0: "size[]"):
        constant_pad_nd: "bf16[32, 3, 601, 601]" = torch.ops.aten.constant_pad_nd.default(arg0, p0)
        return (constant_pad_nd,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
