"""assay repro 1
pattern a987dd79d657494bd2a32cd231569f4520893afd2ab2c757de13ca8b2ddc0749
home    82ab4bb0b813
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024, 64, 55, 55]"):
        relu: "bf16[1024, 64, 55, 55]" = torch.ops.aten.relu.default(arg0)
        _low_memory_max_pool_with_offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(relu, [3, 3], [2, 2], [0, 0], [1, 1], False)
        getitem: "bf16[1024, 64, 27, 27]" = _low_memory_max_pool_with_offsets[0]
        return (getitem,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
