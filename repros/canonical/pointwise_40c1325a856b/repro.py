"""assay repro 1
pattern 40c1325a856b7b9bb8efa844ad837d3069a8c7ec40edf3b07f928c7fb548fb9f
home    ea02903ed1f5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[58101, 1024]", arg1: "i64[32, 128]", arg2: "bf16[1024, 1024]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]"):
        embedding: "bf16[32, 128, 1024]" = torch.ops.aten.embedding.default(arg0, arg1)
        mul: "bf16[32, 128, 1024]" = torch.ops.aten.mul.Tensor(embedding, 1.0)
        iota: "i64[128]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        embedding_1: "bf16[128, 1024]" = torch.ops.aten.embedding.default(arg2, iota)
        add: "bf16[32, 128, 1024]" = torch.ops.aten.add.Tensor(mul, embedding_1)
        reshape: "bf16[4096, 1024]" = torch.ops.aten.reshape.default(add, p3)
        reshape_1: "bf16[4096, 1024]" = torch.ops.aten.reshape.default(add, p4)
        reshape_2: "bf16[4096, 1024]" = torch.ops.aten.reshape.default(add, p5)
        return (add, reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
