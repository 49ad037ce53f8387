"""assay repro 1
pattern 18f8040129b851ad8d87269533a550748886d32dfa6a6f43aab4d652a4ce8478
home    cb2089e0741c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[12, 16]", arg1: "i64[16, 16]", arg2: "bf16[1536, 16, 16]", arg3: "bf16[1536, 16, 16]", arg4: "f32[128, 12, 16, 1]", arg5: "f32[128, 12, 16, 1]", arg6: "f32[128, 12, 16, 16]", arg7: "i64[16, 16]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        full: "f32[12, 16]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        index: "f32[12, 16, 16]" = torch.ops.aten.index.Tensor(arg0, [None, arg1])
        reshape: "bf16[128, 12, 16, 16]" = torch.ops.aten.reshape.default(arg2, p1)
        mul: "bf16[128, 12, 16, 16]" = torch.ops.aten.mul.Tensor(reshape, 0.25)
        add: "f32[128, 12, 16, 16]" = torch.ops.aten.add.Tensor(mul, index)
        reshape_1: "bf16[128, 12, 16, 16]" = torch.ops.aten.reshape.default(arg3, p2)
        sub: "f32[128, 12, 16, 16]" = torch.ops.aten.sub.Tensor(add, arg4)
        exp: "f32[128, 12, 16, 16]" = torch.ops.aten.exp.default(sub)
        div: "f32[128, 12, 16, 16]" = torch.ops.aten.div.Tensor(exp, arg5)
        neg: "f32[128, 12, 16, 16]" = torch.ops.aten.neg.default(div)
        sum_1: "f32[1, 12, 16, 16]" = torch.ops.aten.sum.dim_IntList(arg6, [0], True, dtype = torch.float32)
        reshape_2: "f32[12, 16, 16]" = torch.ops.aten.reshape.default(sum_1, p3)
        index_put: "f32[12, 16]" = torch.ops.aten.index_put.default(full, [None, arg7], reshape_2, True)
        convert_element_type: "f32[128, 12, 16, 16]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_1: "f32[128, 12, 16, 16]" = torch.ops.aten.mul.Tensor(convert_element_type, div)
        sum_2: "f32[128, 12, 16, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [3], True)
        fma: "f32[128, 12, 16, 16]" = torch.ops.prims.fma.default(neg, sum_2, mul_1)
        sum_3: "f32[1, 12, 16, 16]" = torch.ops.aten.sum.dim_IntList(fma, [0], True, dtype = torch.float32)
        reshape_3: "f32[12, 16, 16]" = torch.ops.aten.reshape.default(sum_3, p4)
        index_put_1: "f32[12, 16]" = torch.ops.aten.index_put.default(full, [None, arg1], reshape_3, True)
        convert_element_type_1: "bf16[128, 12, 16, 16]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        mul_2: "bf16[128, 12, 16, 16]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.25)
        reshape_4: "bf16[1536, 16, 16]" = torch.ops.aten.reshape.default(mul_2, p5)
        return (full, index_put, index_put_1, reshape_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
