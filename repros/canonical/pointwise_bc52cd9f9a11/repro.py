"""assay repro 1
pattern bc52cd9f9a118ccb9e0d3173e80b40ad67616f815c74dd1669eefe6f61a02a52
home    aaadfcf17cc9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[2, 512]", arg1: "bf16[32768, 512]", arg2: "i64[1, 512]", arg3: "bf16[512, 512]", arg4: "bf16[512]", arg5: "bf16[512]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size[]", p7: "size[]"):
        full: "i64[256, 128]" = torch.ops.aten.full.default(p0, 0, dtype = torch.int64)
        embedding: "bf16[256, 128, 512]" = torch.ops.aten.embedding.default(arg0, full)
        reshape: "bf16[256, 128, 512]" = torch.ops.aten.reshape.default(arg1, p1)
        slice_1: "i64[1, 128]" = torch.ops.aten.slice.Tensor(arg2, 1, p2, p3, p4)
        embedding_1: "bf16[1, 128, 512]" = torch.ops.aten.embedding.default(arg3, slice_1)
        add: "bf16[256, 128, 512]" = torch.ops.aten.add.Tensor(reshape, embedding_1)
        add_1: "bf16[256, 128, 512]" = torch.ops.aten.add.Tensor(add, embedding)
        mul: "bf16[256, 128, 512]" = torch.ops.aten.mul.Tensor(add_1, arg4)
        add_2: "bf16[256, 128, 512]" = torch.ops.aten.add.Tensor(mul, arg5)
        reshape_1: "bf16[32768, 512]" = torch.ops.aten.reshape.default(add_2, p5)
        reshape_2: "bf16[32768, 512]" = torch.ops.aten.reshape.default(add_2, p6)
        reshape_3: "bf16[32768, 512]" = torch.ops.aten.reshape.default(add_2, p7)
        return (add_2, reshape_1, reshape_2, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
