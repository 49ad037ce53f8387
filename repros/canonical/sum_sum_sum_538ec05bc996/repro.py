"""assay repro 1
pattern 538ec05bc996c8e061b46d27951fed77960e7994989c5120315e654414edcad1
home    1bbc87063766
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16384, 768]", arg1: "bf16[16384, 768]", arg2: "bf16[16384, 768]", arg3: "b8[32, 512, 768]", arg4: "f32[32, 512, 768]", arg5: "f32[768]", arg6: "f32[32, 512, 768]", arg7: "f32[32, 512, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg2, p2)
        convert_element_type: "bf16[32, 512, 768]" = torch.ops.prims.convert_element_type.default(arg3, torch.bfloat16)
        mul: "bf16[32, 512, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(arg4, convert_element_type_1)
        convert_element_type_2: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add_1: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(add, convert_element_type_2)
        convert_element_type_3: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_2: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_3)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(add_2, arg5)
        mul_2: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(add_2, arg6)
        mul_3: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg6)
        mul_4: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(add_2, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(arg6, sum_3)
        sum_4: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_1: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(sub, mul_5)
        mul_6: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(arg7, sub_1)
        convert_element_type_4: "bf16[32, 512, 768]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        mul_7: "bf16[32, 512, 768]" = torch.ops.aten.mul.Tensor(convert_element_type_4, mul)
        reshape_3: "bf16[16384, 768]" = torch.ops.aten.reshape.default(mul_7, p3)
        permute: "bf16[768, 16384]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        sum_5: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0], True, dtype = torch.float32)
        reshape_4: "f32[768]" = torch.ops.aten.reshape.default(sum_5, p4)
        convert_element_type_5: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        return (sum_1, sum_2, mul_6, reshape_3, permute, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
