"""assay repro 1
pattern 93910d8e90372c0e0a7171cb43f1ce02184b9e2560006667f047cc969ad01f2d
home    f9193cfde840
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 49, 1]", arg1: "f32[64, 49, 1]", arg2: "bf16[64, 768, 7, 7][37632, 1, 5376, 768]", arg3: "bf16[3136, 768]", arg4: "f32[64, 49, 1]", arg5: "f32[768]", arg6: "f32[768]", arg7: "f32[64, 49, 1]", arg8: "f32[768]", arg9: "f32[64, 49, 768][37632, 1, 49]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        div: "f32[64, 49, 1]" = torch.ops.aten.div.Tensor(arg0, 768.0)
        div_1: "f32[64, 49, 1]" = torch.ops.aten.div.Tensor(arg1, 768.0)
        reshape: "bf16[64, 768, 49]" = torch.ops.aten.reshape.default(arg2, p0)
        permute: "bf16[64, 49, 768]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        reshape_1: "bf16[64, 7, 7, 768]" = torch.ops.aten.reshape.default(arg3, p1)
        convert_element_type: "f32[64, 49, 768]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        sub: "f32[64, 49, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, arg4)
        mul: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(sub, arg0)
        mul_1: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(mul, arg5)
        add: "f32[64, 49, 768]" = torch.ops.aten.add.Tensor(mul_1, arg6)
        sub_1: "f32[64, 49, 768]" = torch.ops.aten.sub.Tensor(add, arg7)
        mul_2: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(sub_1, arg1)
        convert_element_type_1: "f32[64, 7, 7, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        reshape_2: "f32[64, 49, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        mul_3: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(reshape_2, arg8)
        mul_4: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(mul_3, mul_2)
        mul_5: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(reshape_2, mul_2)
        mul_6: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(mul_3, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_5, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0, 1])
        sum_3: "f32[64, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        mul_7: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(mul_2, sum_3)
        sum_4: "f32[64, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        sub_2: "f32[64, 49, 768]" = torch.ops.aten.sub.Tensor(mul_6, sum_4)
        sub_3: "f32[64, 49, 768]" = torch.ops.aten.sub.Tensor(sub_2, mul_7)
        mul_8: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(div_1, sub_3)
        add_1: "f32[64, 49, 768]" = torch.ops.aten.add.Tensor(arg9, mul_8)
        mul_9: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(add_1, arg5)
        mul_10: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(add_1, mul)
        mul_11: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(mul_9, mul)
        mul_12: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(mul_9, 768.0)
        sum_5: "f32[768]" = torch.ops.aten.sum.dim_IntList(add_1, [0, 1])
        sum_6: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_10, [0, 1])
        sum_7: "f32[64, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_11, [2], True)
        mul_13: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(mul, sum_7)
        sum_8: "f32[64, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_9, [2], True)
        sub_4: "f32[64, 49, 768]" = torch.ops.aten.sub.Tensor(mul_12, sum_8)
        sub_5: "f32[64, 49, 768]" = torch.ops.aten.sub.Tensor(sub_4, mul_13)
        mul_14: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(div, sub_5)
        convert_element_type_2: "bf16[64, 49, 768]" = torch.ops.prims.convert_element_type.default(mul_14, torch.bfloat16)
        permute_1: "bf16[64, 768, 49]" = torch.ops.aten.permute.default(convert_element_type_2, [0, 2, 1])
        reshape_3: "bf16[64, 768, 7, 7]" = torch.ops.aten.reshape.default(permute_1, p3)
        sum_9: "bf16[768]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0, 2, 3])
        convert_element_type_3: "f32[768]" = torch.ops.prims.convert_element_type.default(sum_9, torch.float32)
        return (sum_1, sum_2, sum_5, sum_6, reshape_3, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
