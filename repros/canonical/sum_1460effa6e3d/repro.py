"""assay repro 1
pattern 1460effa6e3d8dc3b6a68e67c9d023eec81b8d84e67f733f55de5fd4447385e7
home    505ff1f6fd4a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 768, 7, 7]", arg1: "bf16[64, 1, 7, 7][75411, 49, 7, 1]", arg2: "bf16[64, 1, 7, 7][75411, 49, 7, 1]", arg3: "bf16[64, 768, 1, 1]", arg4: "bf16[64, 768, 7, 7]", p0: "size[]", p1: "size[]"):
        mul: "bf16[64, 768, 7, 7]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "bf16[64, 768, 7, 7]" = torch.ops.aten.mul.Tensor(arg0, arg2)
        sum_1: "f32[64, 768, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2, 3], True, dtype = torch.float32)
        convert_element_type: "f32[64, 768, 1, 1]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        convert_element_type_1: "f32[64, 768, 1, 1]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        mul_2: "f32[64, 768, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_1, convert_element_type_1)
        mul_3: "f32[64, 768, 1, 1]" = torch.ops.aten.mul.Tensor(mul_2, -0.5)
        exp: "f32[64, 768, 1, 1]" = torch.ops.aten.exp.default(mul_3)
        mul_4: "f32[64, 768, 1, 1]" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327)
        mul_5: "f32[64, 768, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul_4)
        mul_6: "f32[64, 768, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.7071067811865476)
        erf: "f32[64, 768, 1, 1]" = torch.ops.aten.erf.default(mul_6)
        add: "f32[64, 768, 1, 1]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_7: "f32[64, 768, 1, 1]" = torch.ops.aten.mul.Tensor(add, 0.5)
        add_1: "f32[64, 768, 1, 1]" = torch.ops.aten.add.Tensor(mul_7, mul_5)
        mul_8: "f32[64, 768, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type, add_1)
        convert_element_type_2: "bf16[64, 768, 1, 1]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        expand: "bf16[64, 768, 1, 7]" = torch.ops.aten.expand.default(convert_element_type_2, p0)
        div: "bf16[64, 768, 1, 7]" = torch.ops.aten.div.Scalar(expand, 7.0)
        expand_1: "bf16[64, 768, 7, 7]" = torch.ops.aten.expand.default(div, p1)
        div_1: "bf16[64, 768, 7, 7]" = torch.ops.aten.div.Scalar(expand_1, 7.0)
        add_2: "bf16[64, 768, 7, 7]" = torch.ops.aten.add.Tensor(div_1, mul_1)
        convert_element_type_3: "f32[64, 768, 7, 7]" = torch.ops.prims.convert_element_type.default(add_2, torch.float32)
        convert_element_type_4: "f32[64, 768, 7, 7]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        mul_9: "f32[64, 768, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_4, convert_element_type_4)
        mul_10: "f32[64, 768, 7, 7]" = torch.ops.aten.mul.Tensor(mul_9, -0.5)
        exp_1: "f32[64, 768, 7, 7]" = torch.ops.aten.exp.default(mul_10)
        mul_11: "f32[64, 768, 7, 7]" = torch.ops.aten.mul.Tensor(exp_1, 0.3989422804014327)
        mul_12: "f32[64, 768, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_4, mul_11)
        mul_13: "f32[64, 768, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_4, 0.7071067811865476)
        erf_1: "f32[64, 768, 7, 7]" = torch.ops.aten.erf.default(mul_13)
        add_3: "f32[64, 768, 7, 7]" = torch.ops.aten.add.Tensor(erf_1, 1.0)
        mul_14: "f32[64, 768, 7, 7]" = torch.ops.aten.mul.Tensor(add_3, 0.5)
        add_4: "f32[64, 768, 7, 7]" = torch.ops.aten.add.Tensor(mul_14, mul_12)
        mul_15: "f32[64, 768, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_3, add_4)
        convert_element_type_5: "bf16[64, 768, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_15, torch.bfloat16)
        return (convert_element_type_1, add, convert_element_type_4, add_3, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
