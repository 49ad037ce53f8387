"""assay repro 1
pattern cf4915ca245d4fbd278bf7498b7304ef262e70474ea6d79fbc1f88d256556cc7
home    d097064cc015
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 384, 128]", arg1: "bf16[128, 384, 128]", arg2: "b8[8, 16, 384, 128]", arg3: "f32[8, 16, 384, 1]", arg4: "f32[8, 16, 384, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[8, 16, 384, 1, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[8, 16, 384, 128, 1]" = torch.ops.aten.permute.default(reshape, [0, 1, 2, 4, 3])
        reshape_1: "bf16[8, 16, 384, 128, 1]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[8, 16, 384, 128]" = torch.ops.aten.reshape.default(permute, p2)
        squeeze: "bf16[8, 16, 384, 128]" = torch.ops.aten.squeeze.dim(reshape_1, 4)
        convert_element_type: "f32[8, 16, 384, 128]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        mul: "f32[8, 16, 384, 128]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[8, 16, 384, 128]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        sub: "f32[8, 16, 384, 128]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg3)
        exp: "f32[8, 16, 384, 128]" = torch.ops.aten.exp.default(sub)
        div: "f32[8, 16, 384, 128]" = torch.ops.aten.div.Tensor(exp, arg4)
        neg: "f32[8, 16, 384, 128]" = torch.ops.aten.neg.default(div)
        convert_element_type_2: "f32[8, 16, 384, 128]" = torch.ops.prims.convert_element_type.default(squeeze, torch.float32)
        mul_1: "f32[8, 16, 384, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul)
        mul_2: "f32[8, 16, 384, 128]" = torch.ops.aten.mul.Tensor(mul_1, div)
        sum_1: "f32[8, 16, 384, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [3], True)
        fma: "f32[8, 16, 384, 128]" = torch.ops.prims.fma.default(neg, sum_1, mul_2)
        convert_element_type_3: "bf16[8, 16, 384, 128]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        reshape_3: "bf16[8, 16, 384, 128, 1]" = torch.ops.aten.reshape.default(convert_element_type_3, p3)
        permute_1: "bf16[8, 16, 384, 1, 128]" = torch.ops.aten.permute.default(reshape_3, [0, 1, 2, 4, 3])
        reshape_4: "bf16[128, 384, 128]" = torch.ops.aten.reshape.default(permute_1, p4)
        return (reshape_4,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
