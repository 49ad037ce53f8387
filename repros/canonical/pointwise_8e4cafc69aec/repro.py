"""assay repro 1
pattern 8e4cafc69aec5e21190c6d40de137c1a8fda2198516b76013527030ea4a95e8e
home    788b938a92b2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 384, 512]", arg1: "bf16[384, 1]", arg2: "bf16[16384, 384]", p0: "size[]", p1: "size[]", p2: "size[]"):
        add: "bf16[32, 384, 512]" = torch.ops.aten.add.Tensor(arg0, arg1)
        permute: "bf16[32, 512, 384]" = torch.ops.aten.permute.default(add, [0, 2, 1])
        reshape: "bf16[32, 512, 384]" = torch.ops.aten.reshape.default(arg2, p0)
        mul: "bf16[32, 512, 384]" = torch.ops.aten.mul.Tensor(permute, reshape)
        clone: "bf16[32, 512, 384]" = torch.ops.aten.clone.default(mul, memory_format = torch.contiguous_format)
        reshape_1: "bf16[32, 512, 6, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute_1: "bf16[32, 6, 512, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        reshape_2: "bf16[16384, 384]" = torch.ops.aten.reshape.default(clone, p2)
        return (permute_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
