"""assay repro 1
pattern cdd6ff61129baa561dbce636142730096738202d90f17e231a460225a650d084
home    783248d4101e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 512, 64]", p0: "size[]", p1: "size[]", p2: "size[]"):
        convert_element_type: "f32[512, 512, 64]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        reshape: "f32[8, 64, 512, 64]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        mul: "f32[8, 64, 512, 64]" = torch.ops.aten.mul.Scalar(reshape, 0.3535533905932738)
        convert_element_type_1: "bf16[8, 64, 512, 64]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        permute: "bf16[8, 512, 64, 64]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1, 3])
        clone: "bf16[8, 512, 64, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[8, 512, 4096]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "bf16[4096, 4096]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute_1: "bf16[4096, 4096]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        return (reshape_2, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
