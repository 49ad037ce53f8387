"""assay repro 1
pattern 19daea2d98d41edb3c2d9e3bf7fc6409acc6dcb371ebe2a57fbd16d45e0d2e5c
home    b2323952667c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16384, 384]", arg1: "i64[9, 512, 1, 1]", arg2: "i64[1, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        reshape: "bf16[32, 512, 384]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[32, 384, 512]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        clone: "bf16[32, 384, 512]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        unsqueeze: "bf16[32, 384, 512, 1]" = torch.ops.aten.unsqueeze.default(clone, 3)
        constant_pad_nd: "bf16[32, 384, 520, 1]" = torch.ops.aten.constant_pad_nd.default(unsqueeze, p1)
        index: "bf16[32, 384, 9, 512, 1, 1]" = torch.ops.aten.index.Tensor(constant_pad_nd, [None, None, arg1, arg2])
        permute_1: "bf16[32, 384, 9, 1, 512, 1]" = torch.ops.aten.permute.default(index, [0, 1, 2, 4, 3, 5])
        reshape_1: "bf16[32, 3456, 512]" = torch.ops.aten.reshape.default(permute_1, p2)
        permute_2: "bf16[32, 512, 3456]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        reshape_2: "bf16[32, 512, 384, 9]" = torch.ops.aten.reshape.default(permute_2, p3)
        clone_1: "bf16[32, 512, 384, 9]" = torch.ops.aten.clone.default(reshape_2, memory_format = torch.contiguous_format)
        reshape_3: "bf16[98304, 64, 9]" = torch.ops.aten.reshape.default(clone_1, p4)
        expand: "bf16[98304, 64, 9]" = torch.ops.aten.expand.default(reshape_3, p5)
        permute_3: "bf16[98304, 9, 64]" = torch.ops.aten.permute.default(expand, [0, 2, 1])
        return (expand, permute_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
