"""assay repro 1
pattern b314aae2bced56ca49cae4ee0c6322efff01ee758c353567a9f3515b1218a83a
home    6e733d656e0f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 512]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]"):
        reshape: "bf16[1, 1000, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 8, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[1, 8, 1000, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        slice_1: "bf16[1, 8, 127, 64]" = torch.ops.aten.slice.Tensor(permute, 2, p2, p3, p4)
        unsqueeze: "bf16[1, 8, 1, 1000, 64]" = torch.ops.aten.unsqueeze.default(permute, 2)
        expand: "bf16[1, 8, 8, 1000, 64]" = torch.ops.aten.expand.default(unsqueeze, p5)
        clone: "bf16[1, 8, 8, 1000, 64]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_2: "bf16[1, 64, 1000, 64]" = torch.ops.aten.reshape.default(clone, p6)
        expand_1: "bf16[1, 64, 1000, 64]" = torch.ops.aten.expand.default(reshape_2, p7)
        reshape_3: "bf16[64, 1000, 64]" = torch.ops.aten.reshape.default(expand_1, p8)
        return (slice_1, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
