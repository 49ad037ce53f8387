"""assay repro 1
pattern 1b84fb8f6c0be784e55939b3c899985ef033116880b669924754797be74b7487
home    bb06992ed68d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 512, 14, 14]", p0: "size[]", p1: "size[]"):
        relu: "bf16[128, 512, 14, 14]" = torch.ops.aten.relu.default(arg0)
        _low_memory_max_pool_with_offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(relu, [2, 2], [2, 2], [0, 0], [1, 1], False)
        getitem: "bf16[128, 512, 7, 7]" = _low_memory_max_pool_with_offsets[0]
        _adaptive_avg_pool2d: "bf16[128, 512, 7, 7]" = torch.ops.aten._adaptive_avg_pool2d.default(getitem, p0)
        reshape: "bf16[128, 25088]" = torch.ops.aten.reshape.default(_adaptive_avg_pool2d, p1)
        return (reshape,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
