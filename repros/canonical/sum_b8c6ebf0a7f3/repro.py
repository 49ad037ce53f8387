"""assay repro 1
pattern b8c6ebf0a7f3451f561148d31790d98ecd9c729b0d545b04f3b9f0a394c7f2d7
home    e823ce27e83d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 1024, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        convert_element_type: "f32[64, 1024, 64]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        reshape: "f32[4, 16, 1024, 64]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        convert_element_type_1: "bf16[4, 16, 1024, 64]" = torch.ops.prims.convert_element_type.default(reshape, torch.bfloat16)
        permute: "bf16[4, 1024, 16, 64]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1, 3])
        clone: "bf16[4, 1024, 16, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[4, 1024, 1024]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "bf16[4096, 1024]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute_1: "bf16[1024, 4096]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 1024]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[1024]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type_2: "f32[1024]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
