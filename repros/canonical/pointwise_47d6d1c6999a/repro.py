"""assay repro 1
pattern 47d6d1c6999a16b10cda3c2865c1dd4d3908147b2d8d4ca4e9c77f46acd77528
home    8c27eaf77480
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024, 256, 13, 13]", p0: "size[]", p1: "size[]"):
        relu: "bf16[1024, 256, 13, 13]" = torch.ops.aten.relu.default(arg0)
        _low_memory_max_pool_with_offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(relu, [3, 3], [2, 2], [0, 0], [1, 1], False)
        getitem: "bf16[1024, 256, 6, 6]" = _low_memory_max_pool_with_offsets[0]
        _adaptive_avg_pool2d: "bf16[1024, 256, 6, 6]" = torch.ops.aten._adaptive_avg_pool2d.default(getitem, p0)
        reshape: "bf16[1024, 9216]" = torch.ops.aten.reshape.default(_adaptive_avg_pool2d, p1)
        return (reshape,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
