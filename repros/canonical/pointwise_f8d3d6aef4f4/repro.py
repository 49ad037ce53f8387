"""assay repro 1
pattern f8d3d6aef4f44bfa6223fd68652e006ce7b1300b5e358e3a4535029cd4f75945
home    81bdb286eeb1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 1024]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 128, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[64, 128, 16, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[64, 16, 128, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        convert_element_type: "f32[64, 16, 128, 64]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        permute_1: "f32[64, 16, 64, 128]" = torch.ops.aten.permute.default(convert_element_type, [0, 1, 3, 2])
        mul: "f32[64, 16, 64, 128]" = torch.ops.aten.mul.Scalar(permute_1, 0.3535533905932738)
        expand: "f32[64, 16, 64, 128]" = torch.ops.aten.expand.default(mul, p2)
        clone: "f32[64, 16, 64, 128]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_2: "f32[1024, 64, 128]" = torch.ops.aten.reshape.default(clone, p3)
        permute_2: "f32[1024, 128, 64]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        convert_element_type_1: "bf16[1024, 128, 64]" = torch.ops.prims.convert_element_type.default(permute_2, torch.bfloat16)
        return (permute, reshape_2, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
