"""assay repro 1
pattern 0a18dc19d23eab562377176118028a8bf9010de308df1574b6fcc24ba6d8694b
home    7a72160de58f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 12, 1024, 64][786432, 64, 768, 1]", p0: "size[]", p1: "size[]"):
        permute: "bf16[8, 1024, 12, 64]" = torch.ops.aten.permute.default(arg0, [0, 2, 1, 3])
        clone: "bf16[8, 1024, 12, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape: "bf16[8, 1024, 768]" = torch.ops.aten.reshape.default(clone, p0)
        reshape_1: "bf16[8192, 768]" = torch.ops.aten.reshape.default(reshape, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
