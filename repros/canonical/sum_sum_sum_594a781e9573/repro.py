"""assay repro 1
pattern 594a781e95736b4a70873b84793315b3a4a2ee0c70115ffcccd5e15492e59bb2
home    7cf3b911a882
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[3136, 256]", arg1: "bf16[3136, 256]", arg2: "bf16[3136, 256]", arg3: "f32[256]", arg4: "f32[64, 49, 256]", arg5: "f32[64, 49, 1]", arg6: "f32[64, 49, 256]", arg7: "bf16[64, 1, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[64, 49, 256]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[64, 49, 256]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[64, 49, 256]" = torch.ops.aten.reshape.default(arg2, p2)
        convert_element_type: "f32[64, 49, 256]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[64, 49, 256]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        convert_element_type_2: "f32[64, 49, 256]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add: "f32[64, 49, 256]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_2)
        add_1: "f32[64, 49, 256]" = torch.ops.aten.add.Tensor(add, convert_element_type_1)
        mul: "f32[64, 49, 256]" = torch.ops.aten.mul.Tensor(add_1, arg3)
        mul_1: "f32[64, 49, 256]" = torch.ops.aten.mul.Tensor(add_1, arg4)
        mul_2: "f32[64, 49, 256]" = torch.ops.aten.mul.Tensor(mul, arg4)
        mul_3: "f32[64, 49, 256]" = torch.ops.aten.mul.Tensor(mul, 256.0)
        sum_1: "f32[256]" = torch.ops.aten.sum.dim_IntList(add_1, [0, 1])
        sum_2: "f32[256]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_3: "f32[64, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_4: "f32[64, 49, 256]" = torch.ops.aten.mul.Tensor(arg4, sum_3)
        sum_4: "f32[64, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[64, 49, 256]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[64, 49, 256]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[64, 49, 256]" = torch.ops.aten.mul.Tensor(arg5, sub_1)
        add_2: "f32[64, 49, 256]" = torch.ops.aten.add.Tensor(arg6, mul_5)
        convert_element_type_3: "bf16[64, 49, 256]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        mul_6: "bf16[64, 49, 256]" = torch.ops.aten.mul.Tensor(convert_element_type_3, arg7)
        div: "bf16[64, 49, 256]" = torch.ops.aten.div.Tensor(mul_6, 0.9142857142857143)
        reshape_3: "bf16[3136, 256]" = torch.ops.aten.reshape.default(div, p3)
        permute: "bf16[256, 3136]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        sum_5: "f32[1, 256]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0], True, dtype = torch.float32)
        reshape_4: "f32[256]" = torch.ops.aten.reshape.default(sum_5, p4)
        convert_element_type_4: "f32[256]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        return (sum_1, sum_2, add_2, reshape_3, permute, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
