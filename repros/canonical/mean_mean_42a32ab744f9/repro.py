"""assay repro 1
pattern 42a32ab744f985bf0be95322576f95fa62cca79ec5ac7de271920c5f28f921d9
home    4fbb6ed79aad
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 3, 56, 56][611520, 3136, 56, 1]", arg1: "bf16[64, 96, 56, 56]", arg2: "bf16[64, 96, 56, 56]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size"):
        slice_1: "bf16[64, 1, 56, 56]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        mul: "bf16[64, 96, 56, 56]" = torch.ops.aten.mul.Tensor(arg1, slice_1)
        add: "bf16[64, 96, 56, 56]" = torch.ops.aten.add.Tensor(mul, 0.0)
        slice_2: "bf16[64, 1, 56, 56]" = torch.ops.aten.slice.Tensor(arg0, 1, p3, p4, p5)
        slice_3: "bf16[64, 1, 56, 56]" = torch.ops.aten.slice.Tensor(arg0, 1, p6, p7, p8)
        convert_element_type: "f32[64, 96, 56, 56]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        mul_1: "f32[64, 96, 56, 56]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[64, 96, 56, 56]" = torch.ops.aten.erf.default(mul_1)
        add_1: "f32[64, 96, 56, 56]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_2: "f32[64, 96, 56, 56]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        mul_3: "f32[64, 96, 56, 56]" = torch.ops.aten.mul.Tensor(mul_2, add_1)
        convert_element_type_1: "bf16[64, 96, 56, 56]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        mean: "bf16[64, 96, 1, 56]" = torch.ops.aten.mean.dim(convert_element_type_1, [2], True)
        mean_1: "bf16[64, 96, 1, 1]" = torch.ops.aten.mean.dim(mean, [3], True)
        mul_4: "bf16[64, 96, 56, 56]" = torch.ops.aten.mul.Tensor(convert_element_type_1, slice_2)
        add_2: "bf16[64, 96, 56, 56]" = torch.ops.aten.add.Tensor(add, mul_4)
        convert_element_type_2: "f32[64, 96, 1, 1]" = torch.ops.prims.convert_element_type.default(mean_1, torch.float32)
        mul_5: "f32[64, 96, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.7071067811865476)
        erf_1: "f32[64, 96, 1, 1]" = torch.ops.aten.erf.default(mul_5)
        add_3: "f32[64, 96, 1, 1]" = torch.ops.aten.add.Tensor(erf_1, 1.0)
        mul_6: "f32[64, 96, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.5)
        mul_7: "f32[64, 96, 1, 1]" = torch.ops.aten.mul.Tensor(mul_6, add_3)
        convert_element_type_3: "bf16[64, 96, 1, 1]" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16)
        mul_8: "bf16[64, 96, 56, 56]" = torch.ops.aten.mul.Tensor(convert_element_type_3, slice_3)
        add_4: "bf16[64, 96, 56, 56]" = torch.ops.aten.add.Tensor(add_2, mul_8)
        return (add_4,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
