"""assay repro 1
pattern f359700b483e680f17281aecc784233bef7c008965d2758c1e3de4cea16ad5de
home    593437f7f06f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 1, 1]", arg1: "bf16[512, 36, 36]", p0: "size[]", p1: "size[]", p2: "size[]"):
        ge: "b8[8, 1, 1]" = torch.ops.aten.ge.Scalar(arg0, 0.0)
        reshape: "bf16[64, 8, 36, 36]" = torch.ops.aten.reshape.default(arg1, p0)
        scalar_tensor: "f32[]" = torch.ops.aten.scalar_tensor.default(1.0, dtype = torch.float32)
        neg: "f32[]" = torch.ops.aten.neg.default(scalar_tensor)
        where: "f32[8, 1, 1]" = torch.ops.aten.where.self(ge, scalar_tensor, neg)
        mul: "f32[8, 1, 1]" = torch.ops.aten.mul.Tensor(where, arg0)
        convert_element_type: "f32[64, 8, 36, 36]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_1: "f32[64, 8, 36, 36]" = torch.ops.aten.mul.Tensor(convert_element_type, where)
        amax: "f32[64, 8, 36, 1]" = torch.ops.aten.amax.default(mul_1, [3], True)
        sub: "f32[64, 8, 36, 36]" = torch.ops.aten.sub.Tensor(mul_1, amax)
        mul_2: "f32[64, 8, 36, 36]" = torch.ops.aten.mul.Tensor(sub, mul)
        exp: "f32[64, 8, 36, 36]" = torch.ops.aten.exp.default(mul_2)
        sum_1: "f32[64, 8, 36, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[64, 8, 36, 36]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[64, 8, 36, 36]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[64, 8, 36, 36]" = torch.ops.aten.expand.default(convert_element_type_1, p1)
        reshape_1: "bf16[512, 36, 36]" = torch.ops.aten.reshape.default(expand, p2)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
