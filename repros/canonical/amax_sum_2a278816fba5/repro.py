"""assay repro 1
pattern 2a278816fba555c306d979c9768dc0b4f50afeba1e290fbe8d2440f6d4f4894d
home    7c01090e953a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 1, 1]", arg1: "bf16[512, 73, 73]", arg2: "bf16[]", arg3: "bf16[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        ge: "b8[8, 1, 1]" = torch.ops.aten.ge.Scalar(arg0, 0.0)
        reshape: "bf16[64, 8, 73, 73]" = torch.ops.aten.reshape.default(arg1, p0)
        where: "bf16[8, 1, 1]" = torch.ops.aten.where.self(ge, arg2, arg3)
        mul: "bf16[64, 8, 73, 73]" = torch.ops.aten.mul.Tensor(reshape, where)
        amax: "bf16[64, 8, 73, 1]" = torch.ops.aten.amax.default(mul, [3], True)
        mul_1: "f32[8, 1, 1]" = torch.ops.aten.mul.Tensor(where, arg0)
        sub: "bf16[64, 8, 73, 73]" = torch.ops.aten.sub.Tensor(mul, amax)
        mul_2: "f32[64, 8, 73, 73]" = torch.ops.aten.mul.Tensor(sub, mul_1)
        exp: "f32[64, 8, 73, 73]" = torch.ops.aten.exp.default(mul_2)
        sum_1: "f32[64, 8, 73, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[64, 8, 73, 73]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type: "bf16[64, 8, 73, 73]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[64, 8, 73, 73]" = torch.ops.aten.expand.default(convert_element_type, p1)
        reshape_1: "bf16[512, 73, 73]" = torch.ops.aten.reshape.default(expand, p2)
        constant_pad_nd: "bf16[512, 80, 80]" = torch.ops.aten.constant_pad_nd.default(reshape_1, p3)
        permute: "bf16[512, 73, 73]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        return (where, amax, sum_1, constant_pad_nd, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
