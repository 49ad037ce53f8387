"""assay repro 1
pattern 96799deef9bc5770c96b045e79203115cafc218d4171a5bdacdc4c94660c5101
home    cba2da1f4e89
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size", p6: "size[]"):
        iota: "i64[9437184]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        as_strided: "i64[96, 4, 768, 64]" = torch.ops.aten.as_strided.default(iota, p3, p4, p5)
        clone: "i64[96, 4, 768, 64]" = torch.ops.aten.clone.default(as_strided, memory_format = torch.contiguous_format)
        reshape: "i64[18874368]" = torch.ops.aten.reshape.default(clone, p6)
        return (reshape,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
