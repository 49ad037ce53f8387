"""assay repro 1
pattern 231309eb4c045a312a447c73823cbd4f0c04cef3b23d555836be6090c0998824
home    9f3fadea8b36
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[30522, 768]", p0: "size[]"):
        permute: "bf16[768, 30522]" = torch.ops.aten.permute.default(arg0, [1, 0])
        constant_pad_nd: "bf16[768, 30528]" = torch.ops.aten.constant_pad_nd.default(permute, p0)
        return (constant_pad_nd,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
