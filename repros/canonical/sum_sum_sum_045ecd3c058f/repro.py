"""assay repro 1
pattern 045ecd3c058f865a61edc4b0a7f1a554232582cdb4a7b47df6eccd3ab62997a7
home    1e0c5919c7f9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32768, 512]", arg1: "f32[256, 128, 512]", arg2: "f32[512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[256, 128, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[256, 128, 512]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[256, 128, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, arg1)
        mul_1: "f32[256, 128, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, arg2)
        sum_1: "f32[1, 1, 512]" = torch.ops.aten.sum.dim_IntList(mul, [0, 1], True, dtype = torch.float32)
        reshape_1: "f32[512]" = torch.ops.aten.reshape.default(sum_1, p1)
        sum_2: "f32[1, 1, 512]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1], True, dtype = torch.float32)
        reshape_2: "f32[512]" = torch.ops.aten.reshape.default(sum_2, p2)
        convert_element_type_1: "bf16[256, 128, 512]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        reshape_3: "bf16[32768, 512]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        permute: "bf16[512, 32768]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        sum_3: "f32[1, 512]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0], True, dtype = torch.float32)
        reshape_4: "f32[512]" = torch.ops.aten.reshape.default(sum_3, p4)
        convert_element_type_2: "f32[512]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        return (mul_1, reshape_1, reshape_2, reshape_3, permute, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
