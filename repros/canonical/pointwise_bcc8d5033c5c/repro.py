"""assay repro 1
pattern bcc8d5033c5ca5b0e8403be6af7b07d31d792f506b21b20443e86d6d17b51c31
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
        return (getitem,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
