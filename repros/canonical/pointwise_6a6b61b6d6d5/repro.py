"""assay repro 1
pattern 6a6b61b6d6d55c9d1cb1c63d1838628f605ddb834c51b4f4f3dbfde18a453329
home    95f4c18ac97a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16, 128, 256]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[1, 16, 128, 256]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[1, 128, 16, 256]" = torch.ops.aten.permute.default(reshape, [0, 2, 1, 3])
        clone: "bf16[1, 128, 16, 256]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[1, 128, 4096]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "bf16[128, 4096]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute_1: "bf16[4096, 128]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        return (reshape_2, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
