"""assay repro 1
pattern 911cb92ebf829f8c878568b872bbe033ed94598f5ccaaadbba4caedfadcbe4fa
home    4c6b8344cca0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[197, 197]", arg1: "f32[732, 12]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size[]"):
        reshape: "i64[38809]" = torch.ops.aten.reshape.default(arg0, p0)
        index: "f32[38809, 12]" = torch.ops.aten.index.Tensor(arg1, [reshape])
        reshape_1: "f32[197, 197, 12]" = torch.ops.aten.reshape.default(index, p1)
        permute: "f32[12, 197, 197]" = torch.ops.aten.permute.default(reshape_1, [2, 0, 1])
        clone: "f32[12, 197, 197]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        unsqueeze: "f32[1, 12, 197, 197]" = torch.ops.aten.unsqueeze.default(clone, 0)
        convert_element_type: "bf16[1, 12, 197, 197]" = torch.ops.prims.convert_element_type.default(unsqueeze, torch.bfloat16)
        constant_pad_nd: "bf16[1, 12, 197, 200]" = torch.ops.aten.constant_pad_nd.default(convert_element_type, p2)
        slice_1: "bf16[1, 12, 197, 197]" = torch.ops.aten.slice.Tensor(constant_pad_nd, 3, p3, p4, p5)
        expand: "bf16[128, 12, 197, 197]" = torch.ops.aten.expand.default(slice_1, p6)
        return (constant_pad_nd, expand)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
