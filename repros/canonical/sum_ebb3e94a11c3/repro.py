"""assay repro 1
pattern ebb3e94a11c3d318a8211e5db9c8a5958bcf8ee5d23b9b649e4d4d650047cf13
home    999b4fc293cc
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1536, 56, 32]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        slice_1: "bf16[1536, 49, 32]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        reshape: "bf16[64, 24, 49, 32]" = torch.ops.aten.reshape.default(slice_1, p3)
        permute: "bf16[64, 49, 24, 32]" = torch.ops.aten.permute.default(reshape, [0, 2, 1, 3])
        clone: "bf16[64, 49, 24, 32]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[64, 49, 768]" = torch.ops.aten.reshape.default(clone, p4)
        reshape_2: "bf16[3136, 768]" = torch.ops.aten.reshape.default(reshape_1, p5)
        permute_1: "bf16[768, 3136]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[768]" = torch.ops.aten.reshape.default(sum_1, p6)
        convert_element_type: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
