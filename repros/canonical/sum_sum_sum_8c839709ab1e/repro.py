"""assay repro 1
pattern 8c839709ab1ec814397f89c8b68b3328f7ee63acb8c52e36885d58cd2cb9a369
home    181f953b0cec
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[32, 128, 1]", arg1: "bf16[4096, 2560]", arg2: "bf16[4096, 2560]", arg3: "b8[32, 128, 2560]", arg4: "f32[32, 128, 2560]", arg5: "f32[32, 128, 1]", arg6: "f32[2560]", arg7: "f32[32, 128, 2560]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        div: "f32[32, 128, 1]" = torch.ops.aten.div.Tensor(arg0, 2560.0)
        reshape: "bf16[32, 128, 2560]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[32, 128, 2560]" = torch.ops.aten.reshape.default(arg2, p1)
        mul: "bf16[32, 128, 2560]" = torch.ops.aten.mul.Tensor(arg3, reshape_1)
        mul_1: "bf16[32, 128, 2560]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        add: "f32[32, 128, 2560]" = torch.ops.aten.add.Tensor(arg4, mul_1)
        sub: "f32[32, 128, 2560]" = torch.ops.aten.sub.Tensor(add, arg5)
        mul_2: "f32[32, 128, 2560]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type: "bf16[32, 128, 2560]" = torch.ops.prims.convert_element_type.default(arg3, torch.bfloat16)
        mul_3: "bf16[32, 128, 2560]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[32, 128, 2560]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_4: "f32[32, 128, 2560]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg6)
        mul_5: "f32[32, 128, 2560]" = torch.ops.aten.mul.Tensor(mul_4, mul_2)
        mul_6: "f32[32, 128, 2560]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul_2)
        mul_7: "f32[32, 128, 2560]" = torch.ops.aten.mul.Tensor(mul_4, 2560.0)
        sum_1: "f32[2560]" = torch.ops.aten.sum.dim_IntList(mul_6, [0, 1])
        sum_2: "f32[2560]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 1])
        sum_3: "f32[32, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul_5, [2], True)
        mul_8: "f32[32, 128, 2560]" = torch.ops.aten.mul.Tensor(mul_2, sum_3)
        sum_4: "f32[32, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        sub_1: "f32[32, 128, 2560]" = torch.ops.aten.sub.Tensor(mul_7, sum_4)
        sub_2: "f32[32, 128, 2560]" = torch.ops.aten.sub.Tensor(sub_1, mul_8)
        mul_9: "f32[32, 128, 2560]" = torch.ops.aten.mul.Tensor(div, sub_2)
        add_1: "f32[32, 128, 2560]" = torch.ops.aten.add.Tensor(arg7, mul_9)
        convert_element_type_2: "bf16[32, 128, 2560]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        mul_10: "bf16[32, 128, 2560]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul_3)
        reshape_2: "bf16[4096, 2560]" = torch.ops.aten.reshape.default(mul_10, p2)
        permute: "bf16[2560, 4096]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_5: "f32[1, 2560]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[2560]" = torch.ops.aten.reshape.default(sum_5, p3)
        convert_element_type_3: "f32[2560]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (sum_1, sum_2, add_1, reshape_2, permute, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
