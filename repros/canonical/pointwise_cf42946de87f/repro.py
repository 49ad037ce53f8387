"""assay repro 1
pattern cf42946de87fbfabb9fe0ae3e683d5d0144d3eabfc0e22130e3d4a6d246ea81e
home    088ca2129f23
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[98304, 200]", arg1: "bf16[196]", arg2: "bf16[128, 196, 768][301056, 1536, 1]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]"):
        slice_1: "bf16[98304, 196]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        reshape: "bf16[128, 768, 196]" = torch.ops.aten.reshape.default(slice_1, p3)
        add: "bf16[128, 768, 196]" = torch.ops.aten.add.Tensor(reshape, arg1)
        permute: "bf16[128, 196, 768]" = torch.ops.aten.permute.default(add, [0, 2, 1])
        mul: "bf16[128, 196, 768]" = torch.ops.aten.mul.Tensor(arg2, permute)
        reshape_1: "bf16[25088, 768]" = torch.ops.aten.reshape.default(mul, p4)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
