"""assay repro 1
pattern 5dc0059604a07569914c50279c87e5db6cfa8c5b1c7b1a5694edc7b3dcc09272
home    68c606409649
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 50, 512]", arg1: "f32[128, 50, 512]", arg2: "bf16[128, 512, 7, 7][25088, 1, 3584, 512]", arg3: "f32[128, 512, 7, 7][25600, 1, 3584, 512]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size", p8: "size", p9: "size", p10: "size[]", p11: "size[]"):
        slice_1: "f32[128, 1, 512]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        slice_scatter: "f32[128, 50, 512]" = torch.ops.aten.slice_scatter.default(arg1, slice_1, 1, p3, p4, p5)
        convert_element_type: "f32[128, 512, 7, 7]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        add: "f32[128, 512, 7, 7]" = torch.ops.aten.add.Tensor(arg3, convert_element_type)
        reshape: "f32[128, 512, 49]" = torch.ops.aten.reshape.default(add, p6)
        permute: "f32[128, 49, 512]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        slice_scatter_1: "f32[128, 50, 512]" = torch.ops.aten.slice_scatter.default(arg1, permute, 1, p7, p8, p9)
        add_1: "f32[128, 50, 512]" = torch.ops.aten.add.Tensor(slice_scatter_1, slice_scatter)
        convert_element_type_1: "bf16[128, 50, 512]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape_1: "bf16[6400, 512]" = torch.ops.aten.reshape.default(convert_element_type_1, p10)
        permute_1: "bf16[512, 6400]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_1: "f32[1, 512]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[512]" = torch.ops.aten.reshape.default(sum_1, p11)
        convert_element_type_2: "f32[512]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (add_1, reshape_1, permute_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
