"""assay repro 1
pattern ca8154a017383846cd8def4bc6d6f07bffac358487b095c2f16c44e7a8684bc7
home    4bba89876ecd
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[256, 128, 1]", arg1: "bf16[32768, 512]", arg2: "bf16[32768, 512]", arg3: "f32[256, 128, 1]", arg4: "f32[512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        div: "f32[256, 128, 1]" = torch.ops.aten.div.Tensor(arg0, 512.0)
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        reshape: "bf16[256, 128, 512]" = torch.ops.aten.reshape.default(arg1, p0)
        relu: "bf16[256, 128, 512]" = torch.ops.aten.relu.default(reshape)
        le: "b8[256, 128, 512]" = torch.ops.aten.le.Scalar(relu, 0.0)
        reshape_1: "bf16[256, 128, 512]" = torch.ops.aten.reshape.default(arg2, p1)
        convert_element_type: "f32[256, 128, 512]" = torch.ops.prims.convert_element_type.default(relu, torch.float32)
        sub: "f32[256, 128, 512]" = torch.ops.aten.sub.Tensor(convert_element_type, arg3)
        mul: "f32[256, 128, 512]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_1: "f32[256, 128, 512]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_1: "f32[256, 128, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg4)
        mul_2: "f32[256, 128, 512]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[256, 128, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul)
        mul_4: "f32[256, 128, 512]" = torch.ops.aten.mul.Tensor(mul_1, 512.0)
        sum_1: "f32[512]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[512]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 1])
        sum_3: "f32[256, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[256, 128, 512]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[256, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[256, 128, 512]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[256, 128, 512]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[256, 128, 512]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[256, 128, 512]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        where: "bf16[256, 128, 512]" = torch.ops.aten.where.self(le, full, convert_element_type_2)
        reshape_2: "bf16[32768, 512]" = torch.ops.aten.reshape.default(where, p2)
        permute: "bf16[512, 32768]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_5: "f32[1, 512]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[512]" = torch.ops.aten.reshape.default(sum_5, p3)
        convert_element_type_3: "f32[512]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (full, sum_1, sum_2, reshape_2, permute, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
