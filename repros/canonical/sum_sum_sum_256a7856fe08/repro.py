"""assay repro 1
pattern 256a7856fe08800b6f52471d4e9655e46f1c96354dcc9a199040ce6e985f7fc7
home    932773f834b2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 512, 1024]", arg1: "f32[8, 512, 1024]", arg2: "f32[8, 512, 1]", arg3: "bf16[4096, 1024]", arg4: "bf16[4096, 1024]", arg5: "f32[8, 512, 1]", arg6: "f32[1024]", arg7: "f32[8, 512, 1024]", arg8: "f32[1024]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        add: "f32[8, 512, 1024]" = torch.ops.aten.add.Tensor(arg0, arg1)
        div: "f32[8, 512, 1]" = torch.ops.aten.div.Tensor(arg2, 1024.0)
        reshape: "bf16[8, 512, 1024]" = torch.ops.aten.reshape.default(arg3, p0)
        reshape_1: "bf16[8, 512, 1024]" = torch.ops.aten.reshape.default(arg4, p1)
        sub: "f32[8, 512, 1024]" = torch.ops.aten.sub.Tensor(add, arg5)
        mul: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(sub, arg2)
        convert_element_type: "f32[8, 512, 1024]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_1: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, arg6)
        mul_2: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, mul)
        mul_4: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(mul_1, 1024.0)
        sum_1: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[1024]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1])
        sum_3: "f32[8, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[8, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[8, 512, 1024]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[8, 512, 1024]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(div, sub_2)
        add_1: "f32[8, 512, 1024]" = torch.ops.aten.add.Tensor(arg7, mul_6)
        convert_element_type_1: "f32[8, 512, 1024]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_7: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg8)
        mul_8: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(mul_7, mul)
        mul_9: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul)
        mul_10: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(mul_7, 1024.0)
        sum_5: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_9, [0, 1])
        sum_6: "f32[1024]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 1])
        sum_7: "f32[8, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_8, [2], True)
        mul_11: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(mul, sum_7)
        sum_8: "f32[8, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_7, [2], True)
        sub_3: "f32[8, 512, 1024]" = torch.ops.aten.sub.Tensor(mul_10, sum_8)
        sub_4: "f32[8, 512, 1024]" = torch.ops.aten.sub.Tensor(sub_3, mul_11)
        mul_12: "f32[8, 512, 1024]" = torch.ops.aten.mul.Tensor(div, sub_4)
        add_2: "f32[8, 512, 1024]" = torch.ops.aten.add.Tensor(add_1, mul_12)
        convert_element_type_2: "bf16[8, 512, 1024]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_2: "bf16[4096, 1024]" = torch.ops.aten.reshape.default(convert_element_type_2, p2)
        permute: "bf16[1024, 4096]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_9: "f32[1, 1024]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[1024]" = torch.ops.aten.reshape.default(sum_9, p3)
        convert_element_type_3: "f32[1024]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        convert_element_type_4: "f32[1024]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (sum_1, sum_2, sum_5, sum_6, add_2, reshape_2, permute, convert_element_type_3, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
