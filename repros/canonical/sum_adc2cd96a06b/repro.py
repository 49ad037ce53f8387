"""assay repro 1
pattern adc2cd96a06b17dcad3c1856d1feb1bc757142717aaa66393ef8ef5d7637634e
home    3aa09611a0b2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[32, 512, 768, 2]", arg1: "f32[32, 512, 768]", arg2: "b8[32, 512, 768]", p0: "size", p1: "size[]", p2: "size[]"):
        select: "f32[32, 512, 768]" = torch.ops.aten.select.int(arg0, 3, p0)
        add: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(arg1, select)
        convert_element_type: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        mul: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(add, mul)
        reshape: "f32[16384, 768]" = torch.ops.aten.reshape.default(mul_1, p1)
        permute: "f32[768, 16384]" = torch.ops.aten.permute.default(reshape, [1, 0])
        sum_1: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape, [0], True)
        reshape_1: "f32[768]" = torch.ops.aten.reshape.default(sum_1, p2)
        return (reshape, permute, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
