"""assay repro 1
pattern a574932dc105068248e7e10c40c0e3a82c8fdef7c4004cd99eb8e830c9a5f690
home    2e7652dd8041
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 50, 1]", arg1: "bf16[6400, 512]", arg2: "bf16[6400, 512]", arg3: "f32[128, 50, 512]", arg4: "f32[128, 50, 1]", arg5: "f32[512]", arg6: "f32[128, 50, 512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        div: "f32[128, 50, 1]" = torch.ops.aten.div.Tensor(arg0, 512.0)
        reshape: "bf16[128, 50, 512]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[128, 50, 512]" = torch.ops.aten.reshape.default(arg2, p1)
        add: "f32[128, 50, 512]" = torch.ops.aten.add.Tensor(arg3, reshape_1)
        sub: "f32[128, 50, 512]" = torch.ops.aten.sub.Tensor(add, arg4)
        mul: "f32[128, 50, 512]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type: "f32[128, 50, 512]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_1: "f32[128, 50, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, arg5)
        mul_2: "f32[128, 50, 512]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[128, 50, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, mul)
        mul_4: "f32[128, 50, 512]" = torch.ops.aten.mul.Tensor(mul_1, 512.0)
        sum_1: "f32[512]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[512]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1])
        sum_3: "f32[128, 50, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[128, 50, 512]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[128, 50, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[128, 50, 512]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[128, 50, 512]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[128, 50, 512]" = torch.ops.aten.mul.Tensor(div, sub_2)
        add_1: "f32[128, 50, 512]" = torch.ops.aten.add.Tensor(arg6, mul_6)
        convert_element_type_1: "bf16[128, 50, 512]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape_2: "bf16[6400, 512]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        permute: "bf16[512, 6400]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_5: "f32[1, 512]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[512]" = torch.ops.aten.reshape.default(sum_5, p3)
        convert_element_type_2: "f32[512]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (sum_1, sum_2, add_1, reshape_2, permute, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
