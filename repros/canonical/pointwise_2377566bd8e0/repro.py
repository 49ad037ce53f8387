"""assay repro 1
pattern 2377566bd8e0ae57a37804a16d2aa7ae672a70f3be149b48f770bcc5e21399e2
home    95e0c6f540fd
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 4096]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[8, 512, 4096]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[8, 512, 64, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[8, 64, 512, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        convert_element_type: "f32[8, 64, 512, 64]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        expand: "f32[8, 64, 512, 64]" = torch.ops.aten.expand.default(convert_element_type, p2)
        clone: "f32[8, 64, 512, 64]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_2: "f32[512, 512, 64]" = torch.ops.aten.reshape.default(clone, p3)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
