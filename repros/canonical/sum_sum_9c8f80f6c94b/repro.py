"""assay repro 1
pattern 9c8f80f6c94bf6b7afbfbaf49e91544bb6ffe1ba16c6b836b9a316a3f95f8258
home    f21c288ec3d4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[16, 49]", arg1: "i64[16, 49]", arg2: "bf16[4096, 16, 49]", arg3: "bf16[4096, 16, 49]", arg4: "f32[256, 16, 16, 1]", arg5: "f32[256, 16, 16, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        full: "f32[16, 49]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        index: "f32[16, 16, 49]" = torch.ops.aten.index.Tensor(arg0, [None, arg1])
        reshape: "bf16[256, 16, 16, 49]" = torch.ops.aten.reshape.default(arg2, p1)
        mul: "bf16[256, 16, 16, 49]" = torch.ops.aten.mul.Tensor(reshape, 0.25)
        add: "f32[256, 16, 16, 49]" = torch.ops.aten.add.Tensor(mul, index)
        reshape_1: "bf16[256, 16, 16, 49]" = torch.ops.aten.reshape.default(arg3, p2)
        sub: "f32[256, 16, 16, 49]" = torch.ops.aten.sub.Tensor(add, arg4)
        exp: "f32[256, 16, 16, 49]" = torch.ops.aten.exp.default(sub)
        div: "f32[256, 16, 16, 49]" = torch.ops.aten.div.Tensor(exp, arg5)
        neg: "f32[256, 16, 16, 49]" = torch.ops.aten.neg.default(div)
        convert_element_type: "f32[256, 16, 16, 49]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_1: "f32[256, 16, 16, 49]" = torch.ops.aten.mul.Tensor(convert_element_type, div)
        sum_1: "f32[256, 16, 16, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [3], True)
        fma: "f32[256, 16, 16, 49]" = torch.ops.prims.fma.default(neg, sum_1, mul_1)
        sum_2: "f32[1, 16, 16, 49]" = torch.ops.aten.sum.dim_IntList(fma, [0], True, dtype = torch.float32)
        reshape_2: "f32[16, 16, 49]" = torch.ops.aten.reshape.default(sum_2, p3)
        index_put: "f32[16, 49]" = torch.ops.aten.index_put.default(full, [None, arg1], reshape_2, True)
        convert_element_type_1: "bf16[256, 16, 16, 49]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        mul_2: "bf16[256, 16, 16, 49]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.25)
        reshape_3: "bf16[4096, 16, 49]" = torch.ops.aten.reshape.default(mul_2, p4)
        constant_pad_nd: "bf16[4096, 16, 56]" = torch.ops.aten.constant_pad_nd.default(reshape_3, p5)
        return (index_put, reshape_3, constant_pad_nd)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
