"""assay repro 1
pattern 4d11584fef640610aeb178ccd7b56980ad4e2f03308b6342871a801d6e61e6de
home    b9400a5704b6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4, 49, 1]", arg1: "bf16[196, 768]", arg2: "bf16[196, 768]", arg3: "bf16[196, 768]", arg4: "bf16[196, 768]", arg5: "f32[768]", arg6: "bf16[4, 49, 1]", arg7: "bf16[4, 49, 768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]"):
        div: "bf16[4, 49, 1]" = torch.ops.aten.div.Tensor(arg0, 768.0)
        reshape: "bf16[4, 49, 768]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[4, 49, 768]" = torch.ops.aten.reshape.default(arg2, p1)
        reshape_2: "bf16[4, 49, 768]" = torch.ops.aten.reshape.default(arg3, p2)
        reshape_3: "bf16[4, 49, 768]" = torch.ops.aten.reshape.default(arg4, p3)
        add: "bf16[4, 49, 768]" = torch.ops.aten.add.Tensor(reshape, reshape_3)
        add_1: "bf16[4, 49, 768]" = torch.ops.aten.add.Tensor(add, reshape_2)
        reshape_4: "bf16[4, 7, 7, 768]" = torch.ops.aten.reshape.default(add_1, p4)
        reshape_5: "bf16[4, 1, 1, 7, 7, 768]" = torch.ops.aten.reshape.default(reshape_4, p5)
        permute: "bf16[4, 1, 7, 1, 7, 768]" = torch.ops.aten.permute.default(reshape_5, [0, 1, 3, 2, 4, 5])
        reshape_6: "bf16[4, 7, 7, 768]" = torch.ops.aten.reshape.default(permute, p6)
        reshape_7: "bf16[4, 49, 768]" = torch.ops.aten.reshape.default(reshape_6, p7)
        convert_element_type: "f32[4, 49, 768]" = torch.ops.prims.convert_element_type.default(reshape_7, torch.float32)
        mul: "f32[4, 49, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, arg5)
        mul_1: "f32[4, 49, 768]" = torch.ops.aten.mul.Tensor(mul, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1])
        sum_2: "f32[4, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[4, 49, 768]" = torch.ops.aten.sub.Tensor(mul_1, sum_2)
        convert_element_type_1: "f32[4, 49, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        sub_1: "f32[4, 49, 768]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg6)
        mul_2: "f32[4, 49, 768]" = torch.ops.aten.mul.Tensor(sub_1, arg0)
        mul_3: "f32[4, 49, 768]" = torch.ops.aten.mul.Tensor(mul, mul_2)
        mul_4: "f32[4, 49, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, mul_2)
        sum_3: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 1])
        sum_4: "f32[4, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[4, 49, 768]" = torch.ops.aten.mul.Tensor(mul_2, sum_4)
        sub_2: "f32[4, 49, 768]" = torch.ops.aten.sub.Tensor(sub, mul_5)
        mul_6: "f32[4, 49, 768]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[4, 49, 768]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        add_2: "bf16[4, 49, 768]" = torch.ops.aten.add.Tensor(arg7, convert_element_type_2)
        reshape_8: "bf16[196, 768]" = torch.ops.aten.reshape.default(add_2, p8)
        permute_1: "bf16[768, 196]" = torch.ops.aten.permute.default(reshape_8, [1, 0])
        return (sum_1, sum_3, reshape_8, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
