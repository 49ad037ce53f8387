"""assay repro 1
pattern 10ca3bafe9241d1ff0a63fb24d124b3e624b45655e2b35bb1497875082508d76
home    ca38bb352579
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[384, 512, 512]", arg1: "bf16[384, 512, 512]", arg2: "b8[32, 12, 512, 512]", arg3: "f32[32, 12, 512, 1]", arg4: "f32[32, 12, 512, 1]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[32, 12, 512, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[32, 12, 512, 512]" = torch.ops.aten.reshape.default(arg1, p1)
        convert_element_type: "bf16[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(arg2, torch.bfloat16)
        mul: "bf16[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        mul_1: "bf16[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(reshape, mul)
        convert_element_type_1: "f32[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(mul_1, torch.float32)
        convert_element_type_2: "f32[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_2: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 1.0)
        sub: "f32[32, 12, 512, 512]" = torch.ops.aten.sub.Tensor(mul_2, arg3)
        mul_3: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(sub, 0.125)
        exp: "f32[32, 12, 512, 512]" = torch.ops.aten.exp.default(mul_3)
        div: "f32[32, 12, 512, 512]" = torch.ops.aten.div.Tensor(exp, arg4)
        mul_4: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_1, div)
        neg: "f32[32, 12, 512, 512]" = torch.ops.aten.neg.default(div)
        sum_1: "f32[32, 12, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [3], True)
        fma: "f32[32, 12, 512, 512]" = torch.ops.prims.fma.default(neg, sum_1, mul_4)
        convert_element_type_3: "bf16[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        mul_5: "bf16[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_3, 0.125)
        reshape_2: "bf16[384, 512, 512]" = torch.ops.aten.reshape.default(mul_5, p2)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
