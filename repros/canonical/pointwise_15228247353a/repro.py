"""assay repro 1
pattern 15228247353a86ec1b2e440a5e0e5f1de19fb81a0ff7ec4a7fa9f313004f55cb
home    77dcff25e234
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
        reshape_1: "bf16[128, 56, 56, 64]" = torch.ops.aten.reshape.default(slice_1, p4)
        permute: "bf16[128, 64, 56, 56]" = torch.ops.aten.permute.default(reshape_1, [0, 3, 1, 2])
        clone: "bf16[128, 64, 56, 56]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        return (clone,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
