"""assay repro 1
pattern e572faccd1f6642a1c4360041f05d6ff84ee44ad466945442e064e451b672c77
home    979e3ad3c3e4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[512, 512, 64]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "f32[8, 64, 512, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "bf16[8, 64, 512, 64]" = torch.ops.prims.convert_element_type.default(reshape, torch.bfloat16)
        permute: "bf16[8, 512, 64, 64]" = torch.ops.aten.permute.default(convert_element_type, [0, 2, 1, 3])
        clone: "bf16[8, 512, 64, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[8, 512, 4096]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "bf16[4096, 4096]" = torch.ops.aten.reshape.default(reshape_1, p2)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
