"""assay repro 1
pattern 953abd6dc9c3d4fcbdc34a3f766096059bcab6153e311a4e404d3a3b094d0cd4
home    675c8ac4bba3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 512, 1]", arg1: "bf16[32768, 256]", arg2: "b8[64, 512, 256]", arg3: "bf16[64, 512, 256]", arg4: "f32[64, 512, 1]", arg5: "f32[64, 512, 256]", arg6: "f32[256]", p0: "size[]", p1: "size[]", p2: "size[]"):
        div: "f32[64, 512, 1]" = torch.ops.aten.div.Tensor(arg0, 256.0)
        reshape: "bf16[64, 512, 256]" = torch.ops.aten.reshape.default(arg1, p0)
        convert_element_type: "bf16[64, 512, 256]" = torch.ops.prims.convert_element_type.default(arg2, torch.bfloat16)
        mul: "bf16[64, 512, 256]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[64, 512, 256]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        sub: "f32[64, 512, 256]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg4)
        mul_1: "f32[64, 512, 256]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_2: "f32[64, 512, 256]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[64, 512, 256]" = torch.ops.aten.add.Tensor(arg5, convert_element_type_2)
        mul_2: "f32[64, 512, 256]" = torch.ops.aten.mul.Tensor(add, arg6)
        mul_3: "f32[64, 512, 256]" = torch.ops.aten.mul.Tensor(add, mul_1)
        mul_4: "f32[64, 512, 256]" = torch.ops.aten.mul.Tensor(mul_2, mul_1)
        mul_5: "f32[64, 512, 256]" = torch.ops.aten.mul.Tensor(mul_2, 256.0)
        sum_1: "f32[256]" = torch.ops.aten.sum.dim_IntList(add, [0, 1])
        sum_2: "f32[256]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_3: "f32[64, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        mul_6: "f32[64, 512, 256]" = torch.ops.aten.mul.Tensor(mul_1, sum_3)
        sum_4: "f32[64, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        sub_1: "f32[64, 512, 256]" = torch.ops.aten.sub.Tensor(mul_5, sum_4)
        sub_2: "f32[64, 512, 256]" = torch.ops.aten.sub.Tensor(sub_1, mul_6)
        mul_7: "f32[64, 512, 256]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_3: "bf16[64, 512, 256]" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16)
        mul_8: "bf16[64, 512, 256]" = torch.ops.aten.mul.Tensor(convert_element_type_3, mul)
        reshape_1: "bf16[32768, 256]" = torch.ops.aten.reshape.default(mul_8, p1)
        permute: "bf16[256, 32768]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_5: "f32[1, 256]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[256]" = torch.ops.aten.reshape.default(sum_5, p2)
        convert_element_type_4: "f32[256]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (sum_1, sum_2, convert_element_type_3, reshape_1, permute, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
