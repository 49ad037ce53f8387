"""assay repro 1
pattern 122a81b764ce7d4f285afdb73a99b89899e6b44d984242d6696c895eb5ec422e
home    945b550f1d2d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 2048]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[32, 128, 2048]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[32, 128, 16, 128]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[32, 16, 128, 128]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        convert_element_type: "f32[32, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        permute_1: "f32[32, 16, 128, 128]" = torch.ops.aten.permute.default(convert_element_type, [0, 1, 3, 2])
        expand: "f32[32, 16, 128, 128]" = torch.ops.aten.expand.default(permute_1, p2)
        clone: "f32[32, 16, 128, 128]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_2: "f32[512, 128, 128]" = torch.ops.aten.reshape.default(clone, p3)
        return (permute, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
