"""assay repro 1
pattern a6ebe5f693c6165c6e9baad6b10eb56c94d2695ba12d70fd604625016a23f6a8
home    a00820e7ccdd
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 2304]", arg1: "bf16[128, 2304, 7, 7][112896, 1, 16128, 2304]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size[]", p6: "size[]", p7: "size", p8: "size[]"):
        full: "bf16[294912]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        reshape: "bf16[128, 2304, 1, 1]" = torch.ops.aten.reshape.default(arg0, p1)
        squeeze: "bf16[128, 2304, 1]" = torch.ops.aten.squeeze.dim(reshape, 3)
        squeeze_1: "bf16[128, 2304]" = torch.ops.aten.squeeze.dim(squeeze, 2)
        as_strided_scatter: "bf16[294912]" = torch.ops.aten.as_strided_scatter.default(full, squeeze_1, p2, p3, p4)
        as_strided: "bf16[128, 2304, 1, 1]" = torch.ops.aten.as_strided.default(as_strided_scatter, p5, p6, p7)
        expand: "bf16[128, 2304, 7, 7]" = torch.ops.aten.expand.default(as_strided, p8)
        div: "bf16[128, 2304, 7, 7]" = torch.ops.aten.div.Scalar(expand, 49.0)
        convert_element_type: "f32[128, 2304, 7, 7]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        neg: "f32[128, 2304, 7, 7]" = torch.ops.aten.neg.default(convert_element_type)
        exp: "f32[128, 2304, 7, 7]" = torch.ops.aten.exp.default(neg)
        add: "f32[128, 2304, 7, 7]" = torch.ops.aten.add.Tensor(exp, 1.0)
        reciprocal: "f32[128, 2304, 7, 7]" = torch.ops.aten.reciprocal.default(add)
        mul: "f32[128, 2304, 7, 7]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        sub: "f32[128, 2304, 7, 7]" = torch.ops.aten.sub.Tensor(1.0, mul)
        mul_1: "f32[128, 2304, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type, sub)
        add_1: "f32[128, 2304, 7, 7]" = torch.ops.aten.add.Tensor(mul_1, 1.0)
        convert_element_type_1: "f32[128, 2304, 7, 7]" = torch.ops.prims.convert_element_type.default(div, torch.float32)
        mul_2: "f32[128, 2304, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul)
        mul_3: "f32[128, 2304, 7, 7]" = torch.ops.aten.mul.Tensor(mul_2, add_1)
        convert_element_type_2: "bf16[128, 2304, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        sum_1: "bf16[2304]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        convert_element_type_3: "f32[2304]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        return (convert_element_type_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
