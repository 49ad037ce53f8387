"""assay repro 1
pattern 14f559acb0c9fe41550b05f679ff940973f5b03015ba93a1b546fe9cc7d18b5d
home    dc54d8b4b4ff
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024, 1024]", arg1: "bf16[32, 128, 1024]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]"):
        iota: "i64[128]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[128]" = torch.ops.aten.add.Tensor(iota, 0)
        embedding: "bf16[128, 1024]" = torch.ops.aten.embedding.default(arg0, add)
        add_1: "bf16[32, 128, 1024]" = torch.ops.aten.add.Tensor(arg1, embedding)
        reshape: "bf16[4096, 1024]" = torch.ops.aten.reshape.default(add_1, p3)
        reshape_1: "bf16[4096, 1024]" = torch.ops.aten.reshape.default(add_1, p4)
        reshape_2: "bf16[4096, 1024]" = torch.ops.aten.reshape.default(add_1, p5)
        return (add_1, reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
