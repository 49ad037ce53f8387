"""assay repro 1
pattern 1f911468e9c9a2839dd2d1fca02a73336325795b91d7f7011eead91dbf53e76f
home    b60728237a8e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[768, 49, 49]", arg1: "bf16[768, 56, 56]", arg2: "f32[128, 6, 49, 1]", arg3: "f32[128, 6, 49, 1]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size[]", p8: "size[]"):
        reshape: "bf16[128, 6, 49, 49]" = torch.ops.aten.reshape.default(arg0, p0)
        slice_1: "bf16[768, 49, 56]" = torch.ops.aten.slice.Tensor(arg1, 1, p1, p2, p3)
        slice_2: "bf16[768, 49, 49]" = torch.ops.aten.slice.Tensor(slice_1, 2, p4, p5, p6)
        reshape_1: "bf16[128, 6, 49, 49]" = torch.ops.aten.reshape.default(slice_2, p7)
        convert_element_type: "f32[128, 6, 49, 49]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[128, 6, 49, 49]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul: "f32[128, 6, 49, 49]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 1.0)
        sub: "f32[128, 6, 49, 49]" = torch.ops.aten.sub.Tensor(mul, arg2)
        mul_1: "f32[128, 6, 49, 49]" = torch.ops.aten.mul.Tensor(sub, 0.08838834764831845)
        exp: "f32[128, 6, 49, 49]" = torch.ops.aten.exp.default(mul_1)
        div: "f32[128, 6, 49, 49]" = torch.ops.aten.div.Tensor(exp, arg3)
        mul_2: "f32[128, 6, 49, 49]" = torch.ops.aten.mul.Tensor(convert_element_type, div)
        neg: "f32[128, 6, 49, 49]" = torch.ops.aten.neg.default(div)
        sum_1: "f32[128, 6, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [3], True)
        fma: "f32[128, 6, 49, 49]" = torch.ops.prims.fma.default(neg, sum_1, mul_2)
        convert_element_type_2: "bf16[128, 6, 49, 49]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        mul_3: "bf16[128, 6, 49, 49]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.08838834764831845)
        reshape_2: "bf16[768, 49, 49]" = torch.ops.aten.reshape.default(mul_3, p8)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
