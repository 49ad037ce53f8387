"""assay repro 1
pattern 8421069c884a246f2e0d78a9f0112d6f2068b42a47fc2fd5c5949eb25e33492f
home    a3078a13dd05
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 196, 196]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[64, 8, 196, 196]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[64, 196, 196, 8]" = torch.ops.aten.permute.default(reshape, [0, 2, 3, 1])
        clone: "bf16[64, 196, 196, 8]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[2458624, 8]" = torch.ops.aten.reshape.default(clone, p1)
        permute_1: "bf16[8, 2458624]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_1: "f32[1, 1, 1, 8]" = torch.ops.aten.sum.dim_IntList(permute, [0, 1, 2], True, dtype = torch.float32)
        reshape_2: "f32[8]" = torch.ops.aten.reshape.default(sum_1, p2)
        convert_element_type: "f32[8]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (reshape_1, permute_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
