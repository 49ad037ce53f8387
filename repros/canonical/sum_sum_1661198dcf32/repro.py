"""assay repro 1
pattern 1661198dcf32556f1ce0ea2fd876a8028f5c141766f587715491898adbe70c10
home    0a80ef6bab9e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[6272, 220]", arg1: "bf16[6272, 220]", arg2: "f32[128, 220, 7, 7]", arg3: "bf16[128, 220, 7, 7]", arg4: "f32[220, 1, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[128, 49, 220]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[128, 49, 220]" = torch.ops.aten.reshape.default(arg1, p1)
        convert_element_type: "f32[128, 49, 220]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[128, 49, 220]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add: "f32[128, 49, 220]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_1)
        reshape_2: "f32[128, 7, 7, 220]" = torch.ops.aten.reshape.default(add, p2)
        permute: "f32[128, 220, 7, 7]" = torch.ops.aten.permute.default(reshape_2, [0, 3, 1, 2])
        add_1: "f32[128, 220, 7, 7]" = torch.ops.aten.add.Tensor(arg2, permute)
        mul: "f32[128, 220, 7, 7]" = torch.ops.aten.mul.Tensor(add_1, arg3)
        mul_1: "f32[128, 220, 7, 7]" = torch.ops.aten.mul.Tensor(add_1, arg4)
        sum_1: "f32[1, 220, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul, [0, 2, 3], True, dtype = torch.float32)
        reshape_3: "f32[220, 1, 1]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type_2: "bf16[128, 220, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        sum_2: "bf16[220]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        convert_element_type_3: "f32[220]" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32)
        return (add_1, reshape_3, convert_element_type_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
