"""assay repro 1
pattern cd25f6905fc8fd7af4f452b0abbdf2707d6fcc2a34eb2ef76419669f1d4b059d
home    86985ec304bf
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16384, 1024]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[64, 256, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[64, 256, 16, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[64, 16, 256, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        clone: "bf16[64, 16, 256, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        return (permute, clone)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
