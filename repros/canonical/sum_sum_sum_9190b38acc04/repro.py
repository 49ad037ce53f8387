"""assay repro 1
pattern 9190b38acc04983ed4a175cbf5ba14958fec9a5ddc146a3dafe20cbe727d1bb7
home    a892dd6c5b6b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[512, 16, 1]", arg1: "bf16[8192, 240]", arg2: "bf16[8192, 240]", arg3: "bf16[8192, 240]", arg4: "b8[512, 16, 240]", arg5: "bf16[512, 16, 240]", arg6: "f32[512, 16, 1]", arg7: "f32[240]", arg8: "bf16[512, 16, 240]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        div: "f32[512, 16, 1]" = torch.ops.aten.div.Tensor(arg0, 240.0)
        reshape: "bf16[512, 16, 240]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[512, 16, 240]" = torch.ops.aten.reshape.default(arg2, p1)
        reshape_2: "bf16[512, 16, 240]" = torch.ops.aten.reshape.default(arg3, p2)
        convert_element_type: "bf16[512, 16, 240]" = torch.ops.prims.convert_element_type.default(arg4, torch.bfloat16)
        mul: "bf16[512, 16, 240]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[512, 16, 240]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        sub: "f32[512, 16, 240]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg6)
        mul_1: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_2: "f32[512, 16, 240]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_3: "f32[512, 16, 240]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        convert_element_type_4: "f32[512, 16, 240]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add: "f32[512, 16, 240]" = torch.ops.aten.add.Tensor(convert_element_type_2, convert_element_type_4)
        add_1: "f32[512, 16, 240]" = torch.ops.aten.add.Tensor(add, convert_element_type_3)
        mul_2: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(add_1, arg7)
        mul_3: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(add_1, mul_1)
        mul_4: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(mul_2, mul_1)
        mul_5: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(mul_2, 240.0)
        sum_1: "f32[240]" = torch.ops.aten.sum.dim_IntList(add_1, [0, 1])
        sum_2: "f32[240]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_3: "f32[512, 16, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        mul_6: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(mul_1, sum_3)
        sum_4: "f32[512, 16, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        sub_1: "f32[512, 16, 240]" = torch.ops.aten.sub.Tensor(mul_5, sum_4)
        sub_2: "f32[512, 16, 240]" = torch.ops.aten.sub.Tensor(sub_1, mul_6)
        mul_7: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_5: "bf16[512, 16, 240]" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16)
        add_2: "bf16[512, 16, 240]" = torch.ops.aten.add.Tensor(arg8, convert_element_type_5)
        mul_8: "bf16[512, 16, 240]" = torch.ops.aten.mul.Tensor(add_2, mul)
        reshape_3: "bf16[8192, 240]" = torch.ops.aten.reshape.default(mul_8, p3)
        permute: "bf16[240, 8192]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        sum_5: "f32[1, 240]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0], True, dtype = torch.float32)
        reshape_4: "f32[240]" = torch.ops.aten.reshape.default(sum_5, p4)
        convert_element_type_6: "f32[240]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        return (sum_1, sum_2, add_2, reshape_3, permute, convert_element_type_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
