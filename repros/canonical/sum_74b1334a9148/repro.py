"""assay repro 1
pattern 74b1334a9148c2a2461d1f219522c852638bed4cf814b1bc3bb624999aa15701
home    1030a1e3bbfe
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[192, 64, 512]", arg1: "bf16[]cpu", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        div: "bf16[192, 64, 512]" = torch.ops.aten.div.Tensor(arg0, arg1)
        permute: "bf16[192, 512, 64]" = torch.ops.aten.permute.default(div, [0, 2, 1])
        reshape: "bf16[8, 24, 512, 64]" = torch.ops.aten.reshape.default(permute, p0)
        permute_1: "bf16[8, 512, 24, 64]" = torch.ops.aten.permute.default(reshape, [0, 2, 1, 3])
        reshape_1: "bf16[8, 512, 1536]" = torch.ops.aten.reshape.default(permute_1, p1)
        clone: "bf16[8, 512, 1536]" = torch.ops.aten.clone.default(reshape_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[4096, 1536]" = torch.ops.aten.reshape.default(clone, p2)
        permute_2: "bf16[1536, 4096]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 1536]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[1536]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type: "f32[1536]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute_2, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
