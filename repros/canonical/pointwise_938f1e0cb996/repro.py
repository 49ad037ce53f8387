"""assay repro 1
pattern 938f1e0cb996f10ef8ad943943fb7d0b5cad9dade9fdbcfab58b4d69d5e0ea70
home    2ce78925eeb1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[12544, 1152]", p0: "size[]", p1: "size[]", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size", p11: "size[]", p12: "size[]", p13: "size[]"):
        reshape: "bf16[64, 196, 1152]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[64, 196, 3, 8, 48]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[3, 64, 8, 196, 48]" = torch.ops.aten.permute.default(reshape_1, [2, 0, 3, 1, 4])
        select: "bf16[64, 8, 196, 48]" = torch.ops.aten.select.int(permute, 0, p2)
        expand: "bf16[64, 8, 196, 48]" = torch.ops.aten.expand.default(select, p3)
        clone: "bf16[64, 8, 196, 48]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_2: "bf16[512, 196, 48]" = torch.ops.aten.reshape.default(clone, p4)
        constant_pad_nd: "bf16[512, 200, 48]" = torch.ops.aten.constant_pad_nd.default(reshape_2, p5)
        select_1: "bf16[64, 8, 196, 48]" = torch.ops.aten.select.int(permute, 0, p6)
        mul: "bf16[64, 8, 196, 48]" = torch.ops.aten.mul.Tensor(select_1, 0.14433756729740643)
        expand_1: "bf16[64, 8, 196, 48]" = torch.ops.aten.expand.default(mul, p7)
        clone_1: "bf16[64, 8, 196, 48]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        reshape_3: "bf16[512, 196, 48]" = torch.ops.aten.reshape.default(clone_1, p8)
        constant_pad_nd_1: "bf16[512, 200, 48]" = torch.ops.aten.constant_pad_nd.default(reshape_3, p9)
        select_2: "bf16[64, 8, 196, 48]" = torch.ops.aten.select.int(permute, 0, p10)
        permute_1: "bf16[64, 8, 48, 196]" = torch.ops.aten.permute.default(select_2, [0, 1, 3, 2])
        expand_2: "bf16[64, 8, 48, 196]" = torch.ops.aten.expand.default(permute_1, p11)
        clone_2: "bf16[64, 8, 48, 196]" = torch.ops.aten.clone.default(expand_2, memory_format = torch.contiguous_format)
        reshape_4: "bf16[512, 48, 196]" = torch.ops.aten.reshape.default(clone_2, p12)
        constant_pad_nd_2: "bf16[512, 48, 200]" = torch.ops.aten.constant_pad_nd.default(reshape_4, p13)
        return (constant_pad_nd, constant_pad_nd_1, constant_pad_nd_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
