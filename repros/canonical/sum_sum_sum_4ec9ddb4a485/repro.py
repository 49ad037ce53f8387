"""assay repro 1
pattern 4ec9ddb4a48572e5c9ab09a38c9ae09238d2a96ea486b77f2fcb58123fdcd47b
home    366ce637574d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[32, 512, 768, 2]", arg1: "f32[32, 512, 768]", arg2: "f32[768]", arg3: "f32[32, 512, 768]", arg4: "f32[32, 512, 1]", arg5: "b8[32, 512, 768]", p0: "size", p1: "size[]", p2: "size[]"):
        select: "f32[32, 512, 768]" = torch.ops.aten.select.int(arg0, 3, p0)
        add: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(arg1, select)
        mul: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(add, arg2)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(add, arg3)
        mul_2: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul, arg3)
        mul_3: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(add, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_3: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_4: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(arg3, sum_3)
        sum_4: "f32[32, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(arg4, sub_1)
        convert_element_type: "f32[32, 512, 768]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        mul_6: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        mul_7: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_5, mul_6)
        reshape: "f32[16384, 768]" = torch.ops.aten.reshape.default(mul_7, p1)
        permute: "f32[768, 16384]" = torch.ops.aten.permute.default(reshape, [1, 0])
        sum_5: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape, [0], True)
        reshape_1: "f32[768]" = torch.ops.aten.reshape.default(sum_5, p2)
        return (sum_1, sum_2, mul_5, reshape, permute, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
