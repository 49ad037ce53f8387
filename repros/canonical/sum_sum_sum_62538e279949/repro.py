"""assay repro 1
pattern 62538e27994917573f5753ff6be66ab1ad753d4f754b48131b70ab3511cace3f
home    11d4aa143c28
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 1024, 1]", arg1: "bf16[8192, 768]", arg2: "bf16[8192, 768]", arg3: "f32[8, 1024, 1]", arg4: "f32[768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        div: "f32[8, 1024, 1]" = torch.ops.aten.div.Tensor(arg0, 768.0)
        reshape: "bf16[8, 1024, 768]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[8, 1024, 768]" = torch.ops.aten.reshape.default(arg2, p1)
        convert_element_type: "f32[8, 1024, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, convert_element_type)
        mul_1: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(mul, -0.5)
        exp: "f32[8, 1024, 768]" = torch.ops.aten.exp.default(mul_1)
        mul_2: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327)
        mul_3: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, mul_2)
        mul_4: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.7071067811865476)
        erf: "f32[8, 1024, 768]" = torch.ops.aten.erf.default(mul_4)
        add: "f32[8, 1024, 768]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_5: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(add, 0.5)
        add_1: "f32[8, 1024, 768]" = torch.ops.aten.add.Tensor(mul_5, mul_3)
        mul_6: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.5)
        mul_7: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(mul_6, add)
        convert_element_type_1: "f32[8, 1024, 768]" = torch.ops.prims.convert_element_type.default(mul_7, torch.float32)
        sub: "f32[8, 1024, 768]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg3)
        mul_8: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_2: "f32[8, 1024, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_9: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(convert_element_type_2, arg4)
        mul_10: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(mul_9, mul_8)
        mul_11: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul_8)
        mul_12: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(mul_9, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_11, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 1])
        sum_3: "f32[8, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_10, [2], True)
        mul_13: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(mul_8, sum_3)
        sum_4: "f32[8, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_9, [2], True)
        sub_1: "f32[8, 1024, 768]" = torch.ops.aten.sub.Tensor(mul_12, sum_4)
        sub_2: "f32[8, 1024, 768]" = torch.ops.aten.sub.Tensor(sub_1, mul_13)
        mul_14: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_3: "f32[8, 1024, 768]" = torch.ops.prims.convert_element_type.default(mul_14, torch.float32)
        mul_15: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(convert_element_type_3, add_1)
        convert_element_type_4: "bf16[8, 1024, 768]" = torch.ops.prims.convert_element_type.default(mul_15, torch.bfloat16)
        reshape_2: "bf16[8192, 768]" = torch.ops.aten.reshape.default(convert_element_type_4, p2)
        permute: "bf16[768, 8192]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_5: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[768]" = torch.ops.aten.reshape.default(sum_5, p3)
        convert_element_type_5: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (sum_1, sum_2, reshape_2, permute, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
