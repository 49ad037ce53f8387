"""assay repro 1
pattern b796c69cca4a86c0bcbe1df6d9975c2df646b7dfa012a794e395399075137a2a
home    a31bd494559f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 1024]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size[]"):
        reshape: "bf16[1, 1000, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 8, 128]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[1, 8, 1000, 128]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        slice_1: "bf16[1, 8, 1000, 128]" = torch.ops.aten.slice.Tensor(permute, 2, p2, p3, p4)
        unsqueeze: "bf16[1, 8, 1, 1000, 128]" = torch.ops.aten.unsqueeze.default(permute, 2)
        expand: "bf16[1, 8, 4, 1000, 128]" = torch.ops.aten.expand.default(unsqueeze, p5)
        clone: "bf16[1, 8, 4, 1000, 128]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_2: "bf16[1, 32, 1000, 128]" = torch.ops.aten.reshape.default(clone, p6)
        return (slice_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
