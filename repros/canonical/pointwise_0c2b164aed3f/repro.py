"""assay repro 1
pattern 0c2b164aed3fe48288bebedc72cc76c2fafdddf91e8acd79bfaca342a370918d
home    e3f9ee779abf
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[4000]", arg1: "bf16[32, 5760]", arg2: "bf16[4000, 5760]", arg3: "b8[4000, 1]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size"):
        clamp_max: "i64[4000]" = torch.ops.aten.clamp_max.default(arg0, 31)
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        index: "bf16[4000, 5760]" = torch.ops.aten.index.Tensor(arg1, [clamp_max])
        add: "bf16[4000, 5760]" = torch.ops.aten.add.Tensor(arg2, index)
        where: "bf16[4000, 5760]" = torch.ops.aten.where.self(arg3, full, add)
        slice_1: "bf16[4000, 2880]" = torch.ops.aten.slice.Tensor(where, 1, p0, p1, p2)
        slice_2: "bf16[4000, 2880]" = torch.ops.aten.slice.Tensor(where, 1, p3, p4, p5)
        convert_element_type: "f32[4000, 2880]" = torch.ops.prims.convert_element_type.default(slice_1, torch.float32)
        clamp_max_1: "f32[4000, 2880]" = torch.ops.aten.clamp_max.default(convert_element_type, 7.0)
        convert_element_type_1: "bf16[4000, 2880]" = torch.ops.prims.convert_element_type.default(clamp_max_1, torch.bfloat16)
        mul: "bf16[4000, 2880]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 1.702)
        sigmoid: "bf16[4000, 2880]" = torch.ops.aten.sigmoid.default(mul)
        mul_1: "bf16[4000, 2880]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sigmoid)
        convert_element_type_2: "f32[4000, 2880]" = torch.ops.prims.convert_element_type.default(slice_2, torch.float32)
        clamp_min: "f32[4000, 2880]" = torch.ops.aten.clamp_min.default(convert_element_type_2, -7.0)
        clamp_max_2: "f32[4000, 2880]" = torch.ops.aten.clamp_max.default(clamp_min, 7.0)
        convert_element_type_3: "bf16[4000, 2880]" = torch.ops.prims.convert_element_type.default(clamp_max_2, torch.bfloat16)
        add_1: "bf16[4000, 2880]" = torch.ops.aten.add.Tensor(convert_element_type_3, 1.0)
        mul_2: "bf16[4000, 2880]" = torch.ops.aten.mul.Tensor(add_1, mul_1)
        return (clamp_max, mul_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
