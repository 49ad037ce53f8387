"""assay repro 1
pattern d924fb207b6cc0f2c1ce23735aee1425118dff2398bda93abac1f4fc9bf82598
home    496619b90395
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[2048, 1024]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[2, 1024, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[2, 1024, 1024]" = torch.ops.aten.mul.Tensor(reshape, 0.125)
        reshape_1: "bf16[2, 1024, 16, 64]" = torch.ops.aten.reshape.default(mul, p1)
        permute: "bf16[2, 16, 1024, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        clone: "bf16[2, 16, 1024, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        return (clone,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
