"""assay repro 1
pattern 26b584b062377937bb0c8ca8246efbf03f8953f45e365829f5a0b7fad78a5c9b
home    de2e5bc0b8e3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 512, 1]", arg1: "bf16[4096, 1152]", arg2: "bf16[8, 512, 1152]", arg3: "f32[8, 512, 1]", arg4: "f32[8, 512, 1152]", arg5: "f32[1152]", p0: "size[]", p1: "size[]", p2: "size[]"):
        div: "f32[8, 512, 1]" = torch.ops.aten.div.Tensor(arg0, 1152.0)
        reshape: "bf16[8, 512, 1152]" = torch.ops.aten.reshape.default(arg1, p0)
        convert_element_type: "f32[8, 512, 1152]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        sub: "f32[8, 512, 1152]" = torch.ops.aten.sub.Tensor(convert_element_type, arg3)
        mul: "f32[8, 512, 1152]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_1: "f32[8, 512, 1152]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[8, 512, 1152]" = torch.ops.aten.add.Tensor(arg4, convert_element_type_1)
        mul_1: "f32[8, 512, 1152]" = torch.ops.aten.mul.Tensor(add, arg5)
        mul_2: "f32[8, 512, 1152]" = torch.ops.aten.mul.Tensor(add, mul)
        mul_3: "f32[8, 512, 1152]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_4: "f32[8, 512, 1152]" = torch.ops.aten.mul.Tensor(mul_1, 1152.0)
        sum_1: "f32[1152]" = torch.ops.aten.sum.dim_IntList(add, [0, 1])
        sum_2: "f32[1152]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[8, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[8, 512, 1152]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[8, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[8, 512, 1152]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[8, 512, 1152]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[8, 512, 1152]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[8, 512, 1152]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        reshape_1: "bf16[4096, 1152]" = torch.ops.aten.reshape.default(convert_element_type_2, p1)
        permute: "bf16[1152, 4096]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_5: "f32[1, 1152]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[1152]" = torch.ops.aten.reshape.default(sum_5, p2)
        convert_element_type_3: "f32[1152]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (sum_1, sum_2, convert_element_type_2, reshape_1, permute, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
