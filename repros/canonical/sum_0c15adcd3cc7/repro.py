"""assay repro 1
pattern 0c15adcd3cc7c04957e9c85ce1911f6ddc191bb37087c601e3339aff54e90b28
home    5067678315ad
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 768, 13, 13][129792, 1, 9984, 768]", arg1: "bf16[128, 768, 12, 12][110592, 1, 9216, 768]", p0: "size[]"):
        constant_pad_nd: "bf16[128, 768, 12, 12]" = torch.ops.aten.constant_pad_nd.default(arg0, p0)
        mul: "bf16[128, 768, 12, 12]" = torch.ops.aten.mul.Tensor(constant_pad_nd, 1.7015043497085571)
        convert_element_type: "f32[128, 768, 12, 12]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        mul_1: "f32[128, 768, 12, 12]" = torch.ops.aten.mul.Tensor(convert_element_type, convert_element_type)
        mul_2: "f32[128, 768, 12, 12]" = torch.ops.aten.mul.Tensor(mul_1, -0.5)
        exp: "f32[128, 768, 12, 12]" = torch.ops.aten.exp.default(mul_2)
        mul_3: "f32[128, 768, 12, 12]" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327)
        mul_4: "f32[128, 768, 12, 12]" = torch.ops.aten.mul.Tensor(convert_element_type, mul_3)
        mul_5: "f32[128, 768, 12, 12]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[128, 768, 12, 12]" = torch.ops.aten.erf.default(mul_5)
        add: "f32[128, 768, 12, 12]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_6: "f32[128, 768, 12, 12]" = torch.ops.aten.mul.Tensor(add, 0.5)
        add_1: "f32[128, 768, 12, 12]" = torch.ops.aten.add.Tensor(mul_6, mul_4)
        convert_element_type_1: "f32[128, 768, 12, 12]" = torch.ops.prims.convert_element_type.default(mul, torch.float32)
        mul_7: "f32[128, 768, 12, 12]" = torch.ops.aten.mul.Tensor(convert_element_type_1, add_1)
        convert_element_type_2: "bf16[128, 768, 12, 12]" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16)
        sum_1: "bf16[768]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        convert_element_type_3: "f32[768]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        return (convert_element_type_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
