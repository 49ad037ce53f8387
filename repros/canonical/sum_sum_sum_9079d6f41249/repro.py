"""assay repro 1
pattern 9079d6f41249d934b4217fa9664625e4ab06ee14bce99e1cefd1a2590f80eeb4
home    bb0133cb4fca
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 1, 1]", arg1: "bf16[128, 768]", arg2: "bf16[128, 768]", arg3: "f32[768]", arg4: "f32[128, 1, 1]", arg5: "bf16[128, 1, 768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        div: "f32[128, 1, 1]" = torch.ops.aten.div.Tensor(arg0, 768.0)
        reshape: "bf16[128, 1, 768]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[128, 1, 768]" = torch.ops.aten.reshape.default(arg2, p1)
        convert_element_type: "f32[128, 1, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[128, 1, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, arg3)
        mul_1: "f32[128, 1, 768]" = torch.ops.aten.mul.Tensor(mul, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1])
        sum_2: "f32[128, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[128, 1, 768]" = torch.ops.aten.sub.Tensor(mul_1, sum_2)
        convert_element_type_1: "f32[128, 1, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        sub_1: "f32[128, 1, 768]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg4)
        mul_2: "f32[128, 1, 768]" = torch.ops.aten.mul.Tensor(sub_1, arg0)
        mul_3: "f32[128, 1, 768]" = torch.ops.aten.mul.Tensor(mul, mul_2)
        mul_4: "f32[128, 1, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, mul_2)
        sum_3: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 1])
        sum_4: "f32[128, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[128, 1, 768]" = torch.ops.aten.mul.Tensor(mul_2, sum_4)
        sub_2: "f32[128, 1, 768]" = torch.ops.aten.sub.Tensor(sub, mul_5)
        mul_6: "f32[128, 1, 768]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[128, 1, 768]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        add: "bf16[128, 1, 768]" = torch.ops.aten.add.Tensor(arg5, convert_element_type_2)
        reshape_2: "bf16[128, 768]" = torch.ops.aten.reshape.default(add, p2)
        permute: "bf16[768, 128]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_5: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[768]" = torch.ops.aten.reshape.default(sum_5, p3)
        convert_element_type_3: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (sum_1, sum_3, reshape_2, permute, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
