"""assay repro 1
pattern c7783a3c0e4c2a79ebc80b7be04ca547aca571ca6016e6c5a4f310133c281fdb
home    5809491f2d00
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 196]", arg1: "i64[49, 196]", arg2: "bf16[1024, 56, 200]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size[]", p8: "size[]"):
        index: "bf16[8, 49, 196]" = torch.ops.aten.index.Tensor(arg0, [None, arg1])
        slice_1: "bf16[1024, 49, 200]" = torch.ops.aten.slice.Tensor(arg2, 1, p0, p1, p2)
        slice_2: "bf16[1024, 49, 196]" = torch.ops.aten.slice.Tensor(slice_1, 2, p3, p4, p5)
        reshape: "bf16[128, 8, 49, 196]" = torch.ops.aten.reshape.default(slice_2, p6)
        mul: "bf16[128, 8, 49, 196]" = torch.ops.aten.mul.Tensor(reshape, 0.25)
        add: "bf16[128, 8, 49, 196]" = torch.ops.aten.add.Tensor(mul, index)
        convert_element_type: "f32[128, 8, 49, 196]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        amax: "f32[128, 8, 49, 1]" = torch.ops.aten.amax.default(convert_element_type, [3], True)
        sub: "f32[128, 8, 49, 196]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[128, 8, 49, 196]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[128, 8, 49, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[128, 8, 49, 196]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[128, 8, 49, 196]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[128, 8, 49, 196]" = torch.ops.aten.expand.default(convert_element_type_1, p7)
        reshape_1: "bf16[1024, 49, 196]" = torch.ops.aten.reshape.default(expand, p8)
        return (index, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
