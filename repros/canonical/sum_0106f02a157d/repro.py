"""assay repro 1
pattern 0106f02a157dd8e2d840c338541bbf108fefa9db28339f593f815da3e29a6d7a
home    1de13e4115a1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[192, 512, 512]", arg1: "b8[8, 1, 512, 512]", arg2: "b8[8, 24, 512, 512]", arg3: "bf16[192, 512, 512]", arg4: "f32[8, 24, 512, 1]", arg5: "f32[8, 24, 512, 1]", arg6: "bf16[]", p0: "size[]", p1: "size[]", p2: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        reshape: "bf16[8, 24, 512, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        where: "bf16[8, 24, 512, 512]" = torch.ops.aten.where.self(arg1, full, reshape)
        convert_element_type: "f32[8, 24, 512, 512]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        mul: "f32[8, 24, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[192, 512, 512]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        reshape_1: "f32[8, 24, 512, 512]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        mul_1: "f32[8, 24, 512, 512]" = torch.ops.aten.mul.Tensor(reshape_1, mul)
        convert_element_type_2: "f32[8, 24, 512, 512]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        sub: "f32[8, 24, 512, 512]" = torch.ops.aten.sub.Tensor(convert_element_type_2, arg4)
        exp: "f32[8, 24, 512, 512]" = torch.ops.aten.exp.default(sub)
        div: "f32[8, 24, 512, 512]" = torch.ops.aten.div.Tensor(exp, arg5)
        mul_2: "f32[8, 24, 512, 512]" = torch.ops.aten.mul.Tensor(mul_1, div)
        neg: "f32[8, 24, 512, 512]" = torch.ops.aten.neg.default(div)
        sum_1: "f32[8, 24, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [3], True)
        fma: "f32[8, 24, 512, 512]" = torch.ops.prims.fma.default(neg, sum_1, mul_2)
        convert_element_type_3: "bf16[8, 24, 512, 512]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        where_1: "bf16[8, 24, 512, 512]" = torch.ops.aten.where.self(arg1, arg6, convert_element_type_3)
        reshape_2: "bf16[192, 512, 512]" = torch.ops.aten.reshape.default(where_1, p2)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
