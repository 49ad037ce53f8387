"""assay repro 1
pattern 68709d4fe4ed28adc6b2336e0247fa6aee43b3df9790a8f202d30ad5835d3ab6
home    08a2169f0ba6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 4, 256, 40]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]"):
        slice_1: "bf16[512, 4, 256, 36]" = torch.ops.aten.slice.Tensor(arg0, 3, p0, p1, p2)
        permute: "bf16[512, 256, 4, 36]" = torch.ops.aten.permute.default(slice_1, [0, 2, 1, 3])
        clone: "bf16[512, 256, 4, 36]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape: "bf16[512, 256, 144]" = torch.ops.aten.reshape.default(clone, p3)
        reshape_1: "bf16[131072, 144]" = torch.ops.aten.reshape.default(reshape, p4)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
