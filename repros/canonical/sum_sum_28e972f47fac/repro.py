"""assay repro 1
pattern 28e972f47facebcab5c5e9c7451104eb2a0c17c77d524d20b51b3c72437e4dc3
home    e785fca9fb54
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16384, 54]", arg1: "f32[54]", arg2: "bf16[98304, 9, 1]", arg3: "f32[98304, 1, 1]", arg4: "f32[98304, 1, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[32, 512, 54]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "bf16[54]" = torch.ops.prims.convert_element_type.default(arg1, torch.bfloat16)
        add: "bf16[32, 512, 54]" = torch.ops.aten.add.Tensor(reshape, convert_element_type)
        reshape_1: "bf16[98304, 9, 1]" = torch.ops.aten.reshape.default(add, p1)
        convert_element_type_1: "f32[98304, 9, 1]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        convert_element_type_2: "f32[98304, 9, 1]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        sub: "f32[98304, 9, 1]" = torch.ops.aten.sub.Tensor(convert_element_type_2, arg3)
        exp: "f32[98304, 9, 1]" = torch.ops.aten.exp.default(sub)
        div: "f32[98304, 9, 1]" = torch.ops.aten.div.Tensor(exp, arg4)
        mul: "f32[98304, 9, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_1, div)
        neg: "f32[98304, 9, 1]" = torch.ops.aten.neg.default(div)
        sum_1: "f32[98304, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul, [1], True)
        fma: "f32[98304, 9, 1]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        convert_element_type_3: "bf16[98304, 9, 1]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        reshape_2: "bf16[32, 512, 54]" = torch.ops.aten.reshape.default(convert_element_type_3, p2)
        reshape_3: "bf16[16384, 54]" = torch.ops.aten.reshape.default(reshape_2, p3)
        permute: "bf16[54, 16384]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        sum_2: "f32[1, 1, 54]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0, 1], True, dtype = torch.float32)
        reshape_4: "f32[54]" = torch.ops.aten.reshape.default(sum_2, p4)
        convert_element_type_4: "f32[54]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        return (reshape_3, permute, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
