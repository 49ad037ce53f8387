"""assay repro 1
pattern b262c1756ddcedecbfa085bd2e5546fc2211ea7c7186ec2d98fa0aeb9ae1df6d
home    6e60cc3d963d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 256]", arg1: "bf16[256]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[128, 1, 256]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[128, 1, 256]" = torch.ops.aten.add.Tensor(reshape, arg1)
        reshape_1: "bf16[128, 1, 4, 64]" = torch.ops.aten.reshape.default(add, p1)
        permute: "bf16[128, 4, 1, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        expand: "bf16[128, 4, 1, 64]" = torch.ops.aten.expand.default(permute, p2)
        reshape_2: "bf16[512, 1, 64]" = torch.ops.aten.reshape.default(expand, p3)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
