"""assay repro 1
pattern 12e36bdb9b925cc09da1a6ab349ecaddc8e89907ef1ffde5789d9ce1dca68759
home    a50a831d67f2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 256]", arg1: "bf16[64, 256, 31, 31][246016, 1, 7936, 256]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size[]", p10: "size[]"):
        full: "f32[64, 962, 256]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "bf16[64, 1, 256]" = torch.ops.aten.reshape.default(arg0, p1)
        convert_element_type: "f32[64, 256, 31, 31]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        reshape_1: "f32[64, 256, 961]" = torch.ops.aten.reshape.default(convert_element_type, p2)
        permute: "f32[64, 961, 256]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        slice_scatter: "f32[64, 962, 256]" = torch.ops.aten.slice_scatter.default(full, permute, 1, p3, p4, p5)
        convert_element_type_1: "f32[64, 1, 256]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        slice_scatter_1: "f32[64, 962, 256]" = torch.ops.aten.slice_scatter.default(full, convert_element_type_1, 1, p6, p7, p8)
        add: "f32[64, 962, 256]" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_1)
        convert_element_type_2: "bf16[64, 962, 256]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        reshape_2: "bf16[61568, 256]" = torch.ops.aten.reshape.default(convert_element_type_2, p9)
        permute_1: "bf16[256, 61568]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 256]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[256]" = torch.ops.aten.reshape.default(sum_1, p10)
        convert_element_type_3: "f32[256]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (add, reshape_2, permute_1, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
