"""assay repro 1
pattern 83dc2e377e54e7bfde24ace7ed929ca6a4901c1db9aa5522d938bcaee1298b71
home    c25398e75f92
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 256]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size[]"):
        reshape: "bf16[1, 1000, 256]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 1, 256]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[1, 1, 1000, 256]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        convert_element_type: "f32[1, 1, 1000, 256]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        slice_1: "f32[1, 1, 1000, 256]" = torch.ops.aten.slice.Tensor(convert_element_type, 2, p2, p3, p4)
        unsqueeze: "f32[1, 1, 1, 1000, 256]" = torch.ops.aten.unsqueeze.default(convert_element_type, 2)
        expand: "f32[1, 1, 4, 1000, 256]" = torch.ops.aten.expand.default(unsqueeze, p5)
        reshape_2: "f32[1, 4, 1000, 256]" = torch.ops.aten.reshape.default(expand, p6)
        convert_element_type_1: "bf16[1, 4, 1000, 256]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.bfloat16)
        return (slice_1, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
