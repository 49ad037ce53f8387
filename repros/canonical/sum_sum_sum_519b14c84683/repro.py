"""assay repro 1
pattern 519b14c8468373ca8960ccfac7490d4c1cf8daaa8589c4a59b035b9e3c7b9d68
home    9f848a550a66
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16384, 768]", arg1: "bf16[16384, 768]", arg2: "bf16[16384, 768]", arg3: "bf16[16384, 768]", arg4: "b8[32, 512, 768]", arg5: "bf16[32, 768, 512]", arg6: "f32[32, 512, 768]", arg7: "f32[768]", arg8: "f32[32, 512, 768]", arg9: "f32[32, 512, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        reshape: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg2, p2)
        reshape_3: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg3, p3)
        convert_element_type: "bf16[32, 512, 768]" = torch.ops.prims.convert_element_type.default(arg4, torch.bfloat16)
        mul: "bf16[32, 512, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[32, 768, 512]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        permute: "f32[32, 512, 768]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1])
        convert_element_type_2: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(arg6, convert_element_type_2)
        convert_element_type_3: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add_1: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(add, convert_element_type_3)
        add_2: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(add_1, permute)
        convert_element_type_4: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_3: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(add_2, convert_element_type_4)
        convert_element_type_5: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        add_4: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(add_3, convert_element_type_5)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(add_4, arg7)
        mul_2: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(add_4, arg8)
        mul_3: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg8)
        mul_4: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(add_4, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(arg8, sum_3)
        sum_4: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_1: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(sub, mul_5)
        mul_6: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(arg9, sub_1)
        convert_element_type_6: "bf16[32, 512, 768]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        mul_7: "bf16[32, 512, 768]" = torch.ops.aten.mul.Tensor(convert_element_type_6, mul)
        reshape_4: "bf16[16384, 768]" = torch.ops.aten.reshape.default(mul_7, p4)
        permute_1: "bf16[768, 16384]" = torch.ops.aten.permute.default(reshape_4, [1, 0])
        sum_5: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_4, [0], True, dtype = torch.float32)
        reshape_5: "f32[768]" = torch.ops.aten.reshape.default(sum_5, p5)
        convert_element_type_7: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.float32)
        return (sum_1, sum_2, mul_6, reshape_4, permute_1, convert_element_type_7)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
