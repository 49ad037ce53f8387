"""assay repro 1
pattern d5058c40515ea51f2c20b14d03013ef0f08292d7ee2d382fda46a8508ed7c15e
home    4968ae036cca
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 196, 1]", arg1: "bf16[128, 196, 384]", arg2: "f32[128, 196, 1]", arg3: "bf16[128, 384]", arg4: "f32[384]", p0: "size[]", p1: "size[]", p2: "size[]"):
        div: "f32[128, 196, 1]" = torch.ops.aten.div.Tensor(arg0, 384.0)
        convert_element_type: "f32[128, 196, 384]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        sub: "f32[128, 196, 384]" = torch.ops.aten.sub.Tensor(convert_element_type, arg2)
        mul: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_1: "f32[128, 384]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        unsqueeze: "f32[128, 1, 384]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        expand: "f32[128, 196, 384]" = torch.ops.aten.expand.default(unsqueeze, p0)
        div_1: "f32[128, 196, 384]" = torch.ops.aten.div.Scalar(expand, 196.0)
        mul_1: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(div_1, arg4)
        mul_2: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(div_1, mul)
        mul_3: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_4: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(mul_1, 384.0)
        sum_1: "f32[384]" = torch.ops.aten.sum.dim_IntList(div_1, [0, 1])
        sum_2: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[128, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[128, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[128, 196, 384]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[128, 196, 384]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[128, 196, 384]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        reshape: "bf16[25088, 384]" = torch.ops.aten.reshape.default(convert_element_type_2, p1)
        permute: "bf16[384, 25088]" = torch.ops.aten.permute.default(reshape, [1, 0])
        sum_5: "f32[1, 384]" = torch.ops.aten.sum.dim_IntList(reshape, [0], True, dtype = torch.float32)
        reshape_1: "f32[384]" = torch.ops.aten.reshape.default(sum_5, p2)
        convert_element_type_3: "f32[384]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        return (sum_1, sum_2, convert_element_type_2, reshape, permute, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
