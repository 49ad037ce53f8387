"""assay repro 1
pattern cc5149628634548edca1387a4bc9f598fa4d33000bda367cff04a8d433724efb
home    2a61c2547f10
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32768, 128]", arg1: "bf16[32768, 128]", arg2: "bf16[32768, 128]", arg3: "f32[128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        reshape: "bf16[256, 128, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[256, 128, 128]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[256, 128, 128]" = torch.ops.aten.reshape.default(arg2, p2)
        convert_element_type: "f32[256, 128, 128]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[256, 128, 128]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add: "f32[256, 128, 128]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_1)
        mul: "f32[256, 128, 128]" = torch.ops.aten.mul.Tensor(add, arg3)
        mul_1: "f32[256, 128, 128]" = torch.ops.aten.mul.Tensor(add, reshape_2)
        sum_1: "f32[1, 1, 128]" = torch.ops.aten.sum.dim_IntList(add, [0, 1], True, dtype = torch.float32)
        reshape_3: "f32[128]" = torch.ops.aten.reshape.default(sum_1, p3)
        sum_2: "f32[1, 1, 128]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1], True, dtype = torch.float32)
        reshape_4: "f32[128]" = torch.ops.aten.reshape.default(sum_2, p4)
        convert_element_type_2: "bf16[256, 128, 128]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        reshape_5: "bf16[32768, 128]" = torch.ops.aten.reshape.default(convert_element_type_2, p5)
        permute: "bf16[128, 32768]" = torch.ops.aten.permute.default(reshape_5, [1, 0])
        sum_3: "f32[1, 128]" = torch.ops.aten.sum.dim_IntList(reshape_5, [0], True, dtype = torch.float32)
        reshape_6: "f32[128]" = torch.ops.aten.reshape.default(sum_3, p6)
        convert_element_type_3: "f32[128]" = torch.ops.prims.convert_element_type.default(reshape_6, torch.float32)
        return (reshape_3, reshape_4, reshape_5, permute, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
