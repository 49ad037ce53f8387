"""assay repro 1
pattern 5b0281f47d8b060dfe7d3484e7118cfbe3f0cd5fc2f28a05bdcc7a5401cc6693
home    1bb259e061d0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[16, 512]", arg1: "f32[32000, 1024]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]"):
        permute: "i64[512, 16]" = torch.ops.aten.permute.default(arg0, [1, 0])
        clone: "i64[512, 16]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        embedding: "f32[512, 16, 1024]" = torch.ops.aten.embedding.default(arg1, clone)
        slice_1: "f32[512, 16, 1024]" = torch.ops.aten.slice.Tensor(embedding, 0, p0, p1, p2)
        unsqueeze: "f32[512, 16, 1024, 1]" = torch.ops.aten.unsqueeze.default(embedding, 3)
        unsqueeze_1: "f32[512, 16, 1024, 1]" = torch.ops.aten.unsqueeze.default(embedding, 3)
        unsqueeze_2: "f32[512, 16, 1024, 1]" = torch.ops.aten.unsqueeze.default(embedding, 3)
        unsqueeze_3: "f32[512, 16, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 4)
        reshape: "f32[1, 8192, 1024]" = torch.ops.aten.reshape.default(unsqueeze_3, p3)
        squeeze: "f32[8192, 1024]" = torch.ops.aten.squeeze.dim(reshape, 0)
        unsqueeze_4: "f32[512, 16, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 4)
        reshape_1: "f32[1, 8192, 1024]" = torch.ops.aten.reshape.default(unsqueeze_4, p4)
        squeeze_1: "f32[8192, 1024]" = torch.ops.aten.squeeze.dim(reshape_1, 0)
        unsqueeze_5: "f32[512, 16, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 4)
        reshape_2: "f32[1, 8192, 1024]" = torch.ops.aten.reshape.default(unsqueeze_5, p5)
        squeeze_2: "f32[8192, 1024]" = torch.ops.aten.squeeze.dim(reshape_2, 0)
        return (embedding, slice_1, squeeze, squeeze_1, squeeze_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
