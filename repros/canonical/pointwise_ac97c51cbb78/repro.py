"""assay repro 1
pattern ac97c51cbb78dca869d795719e17f52b8990fc64ee65c3d3259bac2ad1b7c17f
home    7a95c311aaf4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1024, 16, 64]", p0: "size[]"):
        convert_element_type: "bf16[1024, 16, 64]" = torch.ops.prims.convert_element_type.default(arg0, torch.bfloat16)
        unsqueeze: "bf16[1024, 16, 64, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type, 3)
        unsqueeze_1: "bf16[1024, 16, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 4)
        permute: "bf16[1, 1, 1024, 64, 16]" = torch.ops.aten.permute.default(unsqueeze_1, [3, 4, 0, 2, 1])
        permute_1: "bf16[64, 16, 1024, 1, 1]" = torch.ops.aten.permute.default(permute, [3, 4, 2, 0, 1])
        clone: "bf16[64, 16, 1024, 1, 1]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape: "bf16[1, 1024, 1024]" = torch.ops.aten.reshape.default(clone, p0)
        permute_2: "bf16[1, 1024, 1024]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        squeeze: "bf16[1024, 1024]" = torch.ops.aten.squeeze.dim(permute_2, 0)
        squeeze_1: "bf16[1024, 1024]" = torch.ops.aten.squeeze.dim(reshape, 0)
        return (squeeze, squeeze_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
