"""assay repro 1
pattern d829c9f79e719a61918cf78a40bfd4d3f1bdaf0517a48b2de3d913d12e2a9be2
home    5581c1165a87
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 4, 256, 40]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        constant_pad_nd: "bf16[512, 4, 256, 36]" = torch.ops.aten.constant_pad_nd.default(arg0, p0)
        permute: "bf16[512, 256, 4, 36]" = torch.ops.aten.permute.default(constant_pad_nd, [0, 2, 1, 3])
        reshape: "bf16[512, 256, 144]" = torch.ops.aten.reshape.default(permute, p1)
        clone: "bf16[512, 256, 144]" = torch.ops.aten.clone.default(reshape, memory_format = torch.contiguous_format)
        reshape_1: "bf16[131072, 144]" = torch.ops.aten.reshape.default(clone, p2)
        permute_1: "bf16[144, 131072]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_1: "f32[1, 144]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[144]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type: "f32[144]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (reshape_1, permute_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
