"""assay repro 1
pattern 6e56649d42fcc41efb7e2a8299ef94042e810899b3ecaaadbabe895b5cfb83cb
home    6266a051be23
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[96, 1024, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[8, 12, 1024, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[8, 1024, 12, 64]" = torch.ops.aten.permute.default(reshape, [0, 2, 1, 3])
        clone: "bf16[8, 1024, 12, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[8, 1024, 768]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "bf16[8192, 768]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute_1: "bf16[768, 8192]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[768]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
