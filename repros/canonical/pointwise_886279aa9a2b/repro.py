"""assay repro 1
pattern 886279aa9a2bf94329c02e7f82706aa85843d6d61e8008b2fda527c79b6df790
home    71adf48108df
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[4, 512]", arg1: "bf16[32000, 1024]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]"):
        permute: "i64[512, 4]" = torch.ops.aten.permute.default(arg0, [1, 0])
        clone: "i64[512, 4]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        embedding: "bf16[512, 4, 1024]" = torch.ops.aten.embedding.default(arg1, clone)
        slice_1: "bf16[512, 4, 1024]" = torch.ops.aten.slice.Tensor(embedding, 0, p0, p1, p2)
        unsqueeze: "bf16[512, 4, 1024, 1]" = torch.ops.aten.unsqueeze.default(embedding, 3)
        unsqueeze_1: "bf16[512, 4, 1024, 1]" = torch.ops.aten.unsqueeze.default(embedding, 3)
        unsqueeze_2: "bf16[512, 4, 1024, 1]" = torch.ops.aten.unsqueeze.default(embedding, 3)
        unsqueeze_3: "bf16[512, 4, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 4)
        reshape: "bf16[1, 2048, 1024]" = torch.ops.aten.reshape.default(unsqueeze_3, p3)
        unsqueeze_4: "bf16[512, 4, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 4)
        reshape_1: "bf16[1, 2048, 1024]" = torch.ops.aten.reshape.default(unsqueeze_4, p4)
        unsqueeze_5: "bf16[512, 4, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 4)
        reshape_2: "bf16[1, 2048, 1024]" = torch.ops.aten.reshape.default(unsqueeze_5, p5)
        return (embedding, slice_1, reshape, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
