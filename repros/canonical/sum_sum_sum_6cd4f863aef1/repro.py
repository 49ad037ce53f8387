"""assay repro 1
pattern 6cd4f863aef1457132f219cdcaae9ab2f0a927db013660537860c2a73e22dcbe
home    820fe8f182e8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32768, 128]", arg1: "f32[256, 128, 128]", arg2: "f32[256, 128, 128]", arg3: "f32[128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[256, 128, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[256, 128, 128]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[256, 128, 128]" = torch.ops.aten.add.Tensor(arg1, convert_element_type)
        mul: "f32[256, 128, 128]" = torch.ops.aten.mul.Tensor(add, arg2)
        mul_1: "f32[256, 128, 128]" = torch.ops.aten.mul.Tensor(add, arg3)
        sum_1: "f32[1, 1, 128]" = torch.ops.aten.sum.dim_IntList(add, [0, 1], True, dtype = torch.float32)
        reshape_1: "f32[128]" = torch.ops.aten.reshape.default(sum_1, p1)
        sum_2: "f32[1, 1, 128]" = torch.ops.aten.sum.dim_IntList(mul, [0, 1], True, dtype = torch.float32)
        reshape_2: "f32[128]" = torch.ops.aten.reshape.default(sum_2, p2)
        convert_element_type_1: "bf16[256, 128, 128]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        reshape_3: "bf16[32768, 128]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        permute: "bf16[128, 32768]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        sum_3: "f32[1, 128]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0], True, dtype = torch.float32)
        reshape_4: "f32[128]" = torch.ops.aten.reshape.default(sum_3, p4)
        convert_element_type_2: "f32[128]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        return (mul_1, reshape_1, reshape_2, reshape_3, permute, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
