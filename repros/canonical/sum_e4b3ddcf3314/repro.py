"""assay repro 1
pattern e4b3ddcf33141d866aa0eb07e1cb66eea82219adcf2e5f4ee8df66aa8d88ad88
home    4788364bd550
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 3072]", arg1: "bf16[128, 3072, 6, 6][110592, 1, 18432, 3072]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size[]", p6: "size[]", p7: "size", p8: "size[]"):
        full: "bf16[393216]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        reshape: "bf16[128, 3072, 1, 1]" = torch.ops.aten.reshape.default(arg0, p1)
        squeeze: "bf16[128, 3072, 1]" = torch.ops.aten.squeeze.dim(reshape, 3)
        squeeze_1: "bf16[128, 3072]" = torch.ops.aten.squeeze.dim(squeeze, 2)
        as_strided_scatter: "bf16[393216]" = torch.ops.aten.as_strided_scatter.default(full, squeeze_1, p2, p3, p4)
        as_strided: "bf16[128, 3072, 1, 1]" = torch.ops.aten.as_strided.default(as_strided_scatter, p5, p6, p7)
        expand: "bf16[128, 3072, 6, 6]" = torch.ops.aten.expand.default(as_strided, p8)
        div: "bf16[128, 3072, 6, 6]" = torch.ops.aten.div.Scalar(expand, 36.0)
        mul: "bf16[128, 3072, 6, 6]" = torch.ops.aten.mul.Tensor(div, 1.7015043497085571)
        convert_element_type: "f32[128, 3072, 6, 6]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        mul_1: "f32[128, 3072, 6, 6]" = torch.ops.aten.mul.Tensor(convert_element_type, convert_element_type)
        mul_2: "f32[128, 3072, 6, 6]" = torch.ops.aten.mul.Tensor(mul_1, -0.5)
        exp: "f32[128, 3072, 6, 6]" = torch.ops.aten.exp.default(mul_2)
        mul_3: "f32[128, 3072, 6, 6]" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327)
        mul_4: "f32[128, 3072, 6, 6]" = torch.ops.aten.mul.Tensor(convert_element_type, mul_3)
        mul_5: "f32[128, 3072, 6, 6]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[128, 3072, 6, 6]" = torch.ops.aten.erf.default(mul_5)
        add: "f32[128, 3072, 6, 6]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_6: "f32[128, 3072, 6, 6]" = torch.ops.aten.mul.Tensor(add, 0.5)
        add_1: "f32[128, 3072, 6, 6]" = torch.ops.aten.add.Tensor(mul_6, mul_4)
        convert_element_type_1: "f32[128, 3072, 6, 6]" = torch.ops.prims.convert_element_type.default(mul, torch.float32)
        mul_7: "f32[128, 3072, 6, 6]" = torch.ops.aten.mul.Tensor(convert_element_type_1, add_1)
        convert_element_type_2: "bf16[128, 3072, 6, 6]" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16)
        sum_1: "bf16[3072]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        convert_element_type_3: "f32[3072]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        return (convert_element_type_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
