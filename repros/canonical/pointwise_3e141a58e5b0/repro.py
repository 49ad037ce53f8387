"""assay repro 1
pattern 3e141a58e5b005b1b61d041e00beae56aca7eb3ea90e202c848a8b4ef9949d99
home    80984d7d3d96
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 64, 224, 224]"):
        relu: "bf16[128, 64, 224, 224]" = torch.ops.aten.relu.default(arg0)
        _low_memory_max_pool_with_offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(relu, [2, 2], [2, 2], [0, 0], [1, 1], False)
        getitem: "bf16[128, 64, 112, 112]" = _low_memory_max_pool_with_offsets[0]
        getitem_1: "i8[128, 64, 112, 112]" = _low_memory_max_pool_with_offsets[1]
        return (relu, getitem, getitem_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
