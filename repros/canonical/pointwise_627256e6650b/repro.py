"""assay repro 1
pattern 627256e6650be09eda8fa3970edd77af7ebe1ee8865770c428ddc9459c72704a
home    e8b628bda0d4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024, 16, 8, 128]", arg1: "i64[8, 64]", p0: "size[]"):
        index: "bf16[8, 64, 16, 8, 128]" = torch.ops.aten.index.Tensor(arg0, [arg1])
        reshape: "bf16[8, 1024, 8, 128]" = torch.ops.aten.reshape.default(index, p0)
        permute: "bf16[8, 8, 1024, 128]" = torch.ops.aten.permute.default(reshape, [0, 2, 1, 3])
        clone: "bf16[8, 8, 1024, 128]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        return (clone,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
