"""assay repro 1
pattern 2d64a4c6d06422f88ac7603beeb12c9fa99d577862591fa197c775bacb80dc91
home    eab93a7add0a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 64, 512]", p0: "size[]", p1: "size[]", p2: "size[]"):
        convert_element_type: "f32[512, 64, 512]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        reshape: "f32[8, 64, 64, 512]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        mul: "f32[8, 64, 64, 512]" = torch.ops.aten.mul.Scalar(reshape, 0.3535533905932738)
        permute: "f32[8, 64, 512, 64]" = torch.ops.aten.permute.default(mul, [0, 1, 3, 2])
        convert_element_type_1: "bf16[8, 64, 512, 64]" = torch.ops.prims.convert_element_type.default(permute, torch.bfloat16)
        permute_1: "bf16[8, 512, 64, 64]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1, 3])
        reshape_1: "bf16[8, 512, 4096]" = torch.ops.aten.reshape.default(permute_1, p1)
        clone: "bf16[8, 512, 4096]" = torch.ops.aten.clone.default(reshape_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[4096, 4096]" = torch.ops.aten.reshape.default(clone, p2)
        permute_2: "bf16[4096, 4096]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        return (reshape_2, permute_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
