"""assay repro 1
pattern 5f13e359727392c6d59fc868e6cb3c586548aae65305546f6debed2c156ffb83
home    1ff325893dc3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 1024, 7, 7][50176, 1, 7168, 1024]", arg1: "bf16[6272, 1024]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[128, 1024, 49]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[128, 49, 1024]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        reshape_1: "bf16[128, 49, 1024]" = torch.ops.aten.reshape.default(arg1, p1)
        convert_element_type: "f32[128, 49, 1024]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        mul: "f32[128, 49, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, convert_element_type)
        mul_1: "f32[128, 49, 1024]" = torch.ops.aten.mul.Tensor(mul, -0.5)
        exp: "f32[128, 49, 1024]" = torch.ops.aten.exp.default(mul_1)
        mul_2: "f32[128, 49, 1024]" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327)
        mul_3: "f32[128, 49, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, mul_2)
        mul_4: "f32[128, 49, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[128, 49, 1024]" = torch.ops.aten.erf.default(mul_4)
        add: "f32[128, 49, 1024]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_5: "f32[128, 49, 1024]" = torch.ops.aten.mul.Tensor(add, 0.5)
        add_1: "f32[128, 49, 1024]" = torch.ops.aten.add.Tensor(mul_5, mul_3)
        convert_element_type_1: "f32[128, 49, 1024]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_6: "f32[128, 49, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type_1, add_1)
        convert_element_type_2: "bf16[128, 49, 1024]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        permute_1: "bf16[128, 1024, 49]" = torch.ops.aten.permute.default(convert_element_type_2, [0, 2, 1])
        reshape_2: "bf16[128, 1024, 7, 7]" = torch.ops.aten.reshape.default(permute_1, p2)
        sum_1: "bf16[1024]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0, 2, 3])
        convert_element_type_3: "f32[1024]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        return (reshape_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
