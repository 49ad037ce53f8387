"""assay repro 1
pattern 6ff441be6b6d271e92b9b16e6196c7b3c18d332c0a68194ad9589b135d066823
home    39a641ec15ce
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1, 9, 1000, 64]", arg1: "f32[1, 3, 1000, 64]", arg2: "f32[1, 1, 1000, 64]", arg3: "f32[1, 1, 1000, 64]", arg4: "bf16[1, 3, 1000, 64]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size[]", p14: "size[]"):
        convert_element_type: "f32[1, 9, 1000, 64]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        reshape: "f32[1, 3, 3, 1000, 64]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        sum_1: "f32[1, 3, 1, 1000, 64]" = torch.ops.aten.sum.dim_IntList(reshape, [2], True, dtype = torch.float32)
        squeeze: "f32[1, 3, 1000, 64]" = torch.ops.aten.squeeze.dim(sum_1, 2)
        add: "f32[1, 3, 1000, 64]" = torch.ops.aten.add.Tensor(arg1, squeeze)
        mul: "f32[1, 3, 1000, 64]" = torch.ops.aten.mul.Tensor(add, arg2)
        mul_1: "f32[1, 3, 1000, 64]" = torch.ops.aten.mul.Tensor(add, arg3)
        convert_element_type_1: "bf16[1, 3, 1000, 64]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        slice_1: "bf16[1, 3, 1000, 32]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 3, p1, p2, p3)
        neg: "bf16[1, 3, 1000, 32]" = torch.ops.aten.neg.default(slice_1)
        slice_2: "bf16[1, 3, 1000, 32]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 3, p4, p5, p6)
        slice_scatter: "bf16[1, 3, 1000, 64]" = torch.ops.aten.slice_scatter.default(arg4, neg, 3, p7, p8, p9)
        slice_scatter_1: "bf16[1, 3, 1000, 64]" = torch.ops.aten.slice_scatter.default(arg4, slice_2, 3, p10, p11, p12)
        add_1: "bf16[1, 3, 1000, 64]" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_1)
        convert_element_type_2: "bf16[1, 3, 1000, 64]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        add_2: "bf16[1, 3, 1000, 64]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_2)
        permute: "bf16[1, 1000, 3, 64]" = torch.ops.aten.permute.default(add_2, [0, 2, 1, 3])
        clone: "bf16[1, 1000, 3, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[1, 1000, 192]" = torch.ops.aten.reshape.default(clone, p13)
        reshape_2: "bf16[1000, 192]" = torch.ops.aten.reshape.default(reshape_1, p14)
        permute_1: "bf16[192, 1000]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        return (reshape_2, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
