"""assay repro 1
pattern 5ff35d1ab0a4495bcf3f7cf9b238c319cbb58676cffdef1e428e1aca63bee19c
home    c029be817c0a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 256]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[1, 1000, 256]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 1, 256]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[1, 1, 1000, 256]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        convert_element_type: "f32[1, 1, 1000, 256]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        unsqueeze: "f32[1, 1, 1, 1000, 256]" = torch.ops.aten.unsqueeze.default(convert_element_type, 2)
        expand: "f32[1, 1, 4, 1000, 256]" = torch.ops.aten.expand.default(unsqueeze, p2)
        reshape_2: "f32[1, 4, 1000, 256]" = torch.ops.aten.reshape.default(expand, p3)
        convert_element_type_1: "bf16[1, 4, 1000, 256]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.bfloat16)
        return (convert_element_type, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
