"""assay repro 1
pattern aab9099e90bd36228cdca057248a2de9a127b267f9e3db86e8c718fb03411ed7
home    6ae304912d45
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 1, 401]", arg1: "bf16[512, 1, 401]", arg2: "f32[128, 4, 1, 1]", arg3: "f32[128, 4, 1, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[128, 4, 1, 401]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[128, 4, 1, 401]" = torch.ops.aten.reshape.default(arg1, p1)
        convert_element_type: "f32[128, 4, 1, 401]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[128, 4, 1, 401]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul: "f32[128, 4, 1, 401]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 1.0)
        sub: "f32[128, 4, 1, 401]" = torch.ops.aten.sub.Tensor(mul, arg2)
        mul_1: "f32[128, 4, 1, 401]" = torch.ops.aten.mul.Tensor(sub, 0.1767766952966369)
        exp: "f32[128, 4, 1, 401]" = torch.ops.aten.exp.default(mul_1)
        div: "f32[128, 4, 1, 401]" = torch.ops.aten.div.Tensor(exp, arg3)
        mul_2: "f32[128, 4, 1, 401]" = torch.ops.aten.mul.Tensor(convert_element_type, div)
        neg: "f32[128, 4, 1, 401]" = torch.ops.aten.neg.default(div)
        sum_1: "f32[128, 4, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [3], True)
        fma: "f32[128, 4, 1, 401]" = torch.ops.prims.fma.default(neg, sum_1, mul_2)
        convert_element_type_2: "bf16[128, 4, 1, 401]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        mul_3: "bf16[128, 4, 1, 401]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.1767766952966369)
        reshape_2: "bf16[512, 1, 401]" = torch.ops.aten.reshape.default(mul_3, p2)
        constant_pad_nd: "bf16[512, 1, 408]" = torch.ops.aten.constant_pad_nd.default(reshape_2, p3)
        return (reshape_2, constant_pad_nd)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
