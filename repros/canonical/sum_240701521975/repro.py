"""assay repro 1
pattern 24070152197515adec67840d537a5129e9d1cb9de38f376bef39bda35bac015a
home    9bdc44f88bfb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1, 14, 1000, 64][896, 64, 896, 1]", arg1: "f32[1, 1, 1000, 64]", arg2: "f32[1, 1, 1000, 64]", arg3: "bf16[1, 14, 1000, 64]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size[]", p13: "size[]", p14: "size[]"):
        convert_element_type: "f32[1, 14, 1000, 64]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        mul: "f32[1, 14, 1000, 64]" = torch.ops.aten.mul.Tensor(convert_element_type, arg1)
        mul_1: "f32[1, 14, 1000, 64]" = torch.ops.aten.mul.Tensor(convert_element_type, arg2)
        convert_element_type_1: "bf16[1, 14, 1000, 64]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        slice_1: "bf16[1, 14, 1000, 32]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 3, p0, p1, p2)
        neg: "bf16[1, 14, 1000, 32]" = torch.ops.aten.neg.default(slice_1)
        slice_2: "bf16[1, 14, 1000, 32]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 3, p3, p4, p5)
        slice_scatter: "bf16[1, 14, 1000, 64]" = torch.ops.aten.slice_scatter.default(arg3, neg, 3, p6, p7, p8)
        slice_scatter_1: "bf16[1, 14, 1000, 64]" = torch.ops.aten.slice_scatter.default(arg3, slice_2, 3, p9, p10, p11)
        add: "bf16[1, 14, 1000, 64]" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_1)
        convert_element_type_2: "bf16[1, 14, 1000, 64]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        add_1: "bf16[1, 14, 1000, 64]" = torch.ops.aten.add.Tensor(add, convert_element_type_2)
        permute: "bf16[1, 1000, 14, 64]" = torch.ops.aten.permute.default(add_1, [0, 2, 1, 3])
        clone: "bf16[1, 1000, 14, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape: "bf16[1, 1000, 896]" = torch.ops.aten.reshape.default(clone, p12)
        reshape_1: "bf16[1000, 896]" = torch.ops.aten.reshape.default(reshape, p13)
        permute_1: "bf16[896, 1000]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_1: "f32[1, 896]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[896]" = torch.ops.aten.reshape.default(sum_1, p14)
        convert_element_type_3: "f32[896]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (reshape_1, permute_1, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
