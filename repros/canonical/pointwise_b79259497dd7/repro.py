"""assay repro 1
pattern b79259497dd7c1b0f27b81fa4cdaf139b52032c27d1c5ae4f41aa2d7d9532177
home    9f36d0eb70c9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 200, 200]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size[]"):
        slice_1: "bf16[512, 196, 200]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        slice_2: "bf16[512, 196, 196]" = torch.ops.aten.slice.Tensor(slice_1, 2, p3, p4, p5)
        reshape: "bf16[64, 8, 196, 196]" = torch.ops.aten.reshape.default(slice_2, p6)
        permute: "bf16[64, 196, 196, 8]" = torch.ops.aten.permute.default(reshape, [0, 2, 3, 1])
        clone: "bf16[64, 196, 196, 8]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[2458624, 8]" = torch.ops.aten.reshape.default(clone, p7)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
