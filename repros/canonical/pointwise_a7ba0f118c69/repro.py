"""assay repro 1
pattern a7ba0f118c690b29282fd9f7323eae16104c445a5a21f67c7763f3e287c9ff94
home    b8b18bb60660
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 256000]", p0: "size[]"):
        reshape: "bf16[1, 1000, 256000]" = torch.ops.aten.reshape.default(arg0, p0)
        div: "bf16[1, 1000, 256000]" = torch.ops.aten.div.Tensor(reshape, 30.0)
        tanh: "bf16[1, 1000, 256000]" = torch.ops.aten.tanh.default(div)
        mul: "bf16[1, 1000, 256000]" = torch.ops.aten.mul.Tensor(tanh, 30.0)
        return (mul,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
