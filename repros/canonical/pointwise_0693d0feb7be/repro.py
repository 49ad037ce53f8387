"""assay repro 1
pattern 0693d0feb7be064cd66d59eacd97dc1ae2edea8adb33fdbbe6c978f6188bc790
home    3463498871b4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1026, 1024]", p0: "size", p1: "size", p2: "size", p3: "size[]"):
        iota: "i64[1024]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        expand: "i64[4, 1024]" = torch.ops.aten.expand.default(iota, p3)
        add: "i64[4, 1024]" = torch.ops.aten.add.Tensor(expand, 2)
        embedding: "f32[4, 1024, 1024]" = torch.ops.aten.embedding.default(arg0, add)
        return (add, embedding)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
