"""assay repro 1
pattern cb64a0d7ec3679d9c12d38234f3df761bcf4a7112eb26d69bd559dcd972b4c7e
home    3127414fe437
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 220, 7, 7]", arg1: "f32[128, 220, 7, 7]", arg2: "bf16[128, 220, 7, 7]", arg3: "f32[220, 1, 1]", p0: "size[]"):
        convert_element_type: "f32[128, 220, 7, 7]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        add: "f32[128, 220, 7, 7]" = torch.ops.aten.add.Tensor(arg1, convert_element_type)
        mul: "f32[128, 220, 7, 7]" = torch.ops.aten.mul.Tensor(add, arg2)
        mul_1: "f32[128, 220, 7, 7]" = torch.ops.aten.mul.Tensor(add, arg3)
        sum_1: "f32[1, 220, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul, [0, 2, 3], True, dtype = torch.float32)
        reshape: "f32[220, 1, 1]" = torch.ops.aten.reshape.default(sum_1, p0)
        convert_element_type_1: "bf16[128, 220, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        sum_2: "bf16[220]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        convert_element_type_2: "f32[220]" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32)
        return (add, reshape, convert_element_type_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
