"""assay repro 1
pattern 6fb8794defbeade45432a3f966f044999a6f6ea738e8420755ffc6254a09ca4f
home    a60327d8756d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 1536]", arg1: "bf16[]cpu", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[8, 512, 1536]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[8, 512, 24, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[8, 24, 512, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        clone: "bf16[8, 24, 512, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_2: "bf16[192, 512, 64]" = torch.ops.aten.reshape.default(clone, p2)
        permute_1: "bf16[192, 64, 512]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        div: "bf16[192, 64, 512]" = torch.ops.aten.div.Tensor(permute_1, arg1)
        permute_2: "bf16[192, 512, 64]" = torch.ops.aten.permute.default(div, [0, 2, 1])
        return (div, permute_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
