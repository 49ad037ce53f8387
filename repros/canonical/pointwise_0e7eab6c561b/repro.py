"""assay repro 1
pattern 0e7eab6c561b79d87216af077ec720a8b8d17cbb0692b9a998e0bfcf1b64de6f
home    9ecbd84f13d1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[12288, 56, 32]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]"):
        slice_1: "bf16[12288, 49, 32]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        reshape: "bf16[4096, 3, 49, 32]" = torch.ops.aten.reshape.default(slice_1, p3)
        permute: "bf16[4096, 49, 3, 32]" = torch.ops.aten.permute.default(reshape, [0, 2, 1, 3])
        clone: "bf16[4096, 49, 3, 32]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[4096, 49, 96]" = torch.ops.aten.reshape.default(clone, p4)
        reshape_2: "bf16[200704, 96]" = torch.ops.aten.reshape.default(reshape_1, p5)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
