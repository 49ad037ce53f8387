"""assay repro 1
pattern 0ab7a1d5335a9d711556e418fc6601869c6e292b60e3e37f05e0a266a8ad95fd
home    14f415f79dcf
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[192, 64, 512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 8.0, dtype = torch.bfloat16, device = device(type='cpu'))
        div: "bf16[192, 64, 512]" = torch.ops.aten.div.Tensor(arg0, full)
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
        return (full, reshape_2, permute_2, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
