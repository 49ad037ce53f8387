"""assay repro 1
pattern df42d2ca3afed8a19953152451c6a799d76485b2b6cd4ca6c20c30a638763543
home    7c37fa6986f7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401536, 64]", arg1: "bf16[128, 3137, 64]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]"):
        reshape: "bf16[128, 3137, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[128, 3137, 64]" = torch.ops.aten.add.Tensor(arg1, reshape)
        slice_1: "bf16[128, 3136, 64]" = torch.ops.aten.slice.Tensor(add, 1, p1, p2, p3)
        permute: "bf16[128, 64, 3136]" = torch.ops.aten.permute.default(slice_1, [0, 2, 1])
        reshape_1: "bf16[128, 64, 56, 56]" = torch.ops.aten.reshape.default(permute, p4)
        return (add, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
