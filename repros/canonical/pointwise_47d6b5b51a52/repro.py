"""assay repro 1
pattern 47d6b5b51a528abdacd523265a75d668aa047e0a85cc5c27c0be4924bc01d33f
home    0a1cefc536f2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[12608, 768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 197, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[64, 197, 12, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[64, 12, 197, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        convert_element_type: "f32[64, 12, 197, 64]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        clone: "f32[64, 12, 197, 64]" = torch.ops.aten.clone.default(convert_element_type, memory_format = torch.contiguous_format)
        reshape_2: "f32[768, 197, 64]" = torch.ops.aten.reshape.default(clone, p2)
        convert_element_type_1: "bf16[768, 197, 64]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.bfloat16)
        constant_pad_nd: "bf16[768, 200, 64]" = torch.ops.aten.constant_pad_nd.default(convert_element_type_1, p3)
        return (convert_element_type_1, constant_pad_nd)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
