"""assay repro 1
pattern 8fb860064e831af83b46c9c97d126119677c5cc0b10f2ae757ef85499f46ad81
home    6ae671ee7a88
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 128, 128]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[32, 16, 128, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "bf16[32, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(reshape, torch.bfloat16)
        permute: "bf16[32, 128, 16, 128]" = torch.ops.aten.permute.default(convert_element_type, [0, 2, 1, 3])
        clone: "bf16[32, 128, 16, 128]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[32, 128, 2048]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "bf16[4096, 2048]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute_1: "bf16[2048, 4096]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        return (reshape_2, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
