"""assay repro 1
pattern 66e8cd002655b04f7f6a296392c2452b8c6976b72a5bfd98d86d140fc85125ad
home    599651485934
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[16384, 768]", arg1: "f32[768]", arg2: "f32[32, 512, 768]", arg3: "f32[32, 512, 1]", arg4: "b8[32, 512, 768]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "f32[32, 512, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(reshape, arg1)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul, arg2)
        mul_2: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(reshape, arg2)
        mul_3: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(reshape, [0, 1])
        sum_3: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        mul_4: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(arg2, sum_3)
        sum_4: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(arg3, sub_1)
        convert_element_type: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        mul_6: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        mul_7: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_5, mul_6)
        reshape_1: "f32[16384, 768]" = torch.ops.aten.reshape.default(mul_7, p1)
        permute: "f32[768, 16384]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_5: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True)
        reshape_2: "f32[768]" = torch.ops.aten.reshape.default(sum_5, p2)
        return (sum_1, sum_2, mul_5, reshape_1, permute, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
