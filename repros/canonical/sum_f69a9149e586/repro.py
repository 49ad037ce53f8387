"""assay repro 1
pattern f69a9149e586e731224e21166cbf25324e4433ffff1cf0296824b5938bd695a7
home    630556dc415d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[4, 196]", arg1: "i64[196, 196]", arg2: "bf16[512, 196, 196]", arg3: "bf16[512, 200, 200]", arg4: "f32[128, 4, 196, 1]", arg5: "f32[128, 4, 196, 1]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size[]", p8: "size[]"):
        index: "f32[4, 196, 196]" = torch.ops.aten.index.Tensor(arg0, [None, arg1])
        reshape: "bf16[128, 4, 196, 196]" = torch.ops.aten.reshape.default(arg2, p0)
        slice_1: "bf16[512, 196, 200]" = torch.ops.aten.slice.Tensor(arg3, 1, p1, p2, p3)
        slice_2: "bf16[512, 196, 196]" = torch.ops.aten.slice.Tensor(slice_1, 2, p4, p5, p6)
        reshape_1: "bf16[128, 4, 196, 196]" = torch.ops.aten.reshape.default(slice_2, p7)
        mul: "bf16[128, 4, 196, 196]" = torch.ops.aten.mul.Tensor(reshape_1, 0.25)
        add: "f32[128, 4, 196, 196]" = torch.ops.aten.add.Tensor(mul, index)
        sub: "f32[128, 4, 196, 196]" = torch.ops.aten.sub.Tensor(add, arg4)
        exp: "f32[128, 4, 196, 196]" = torch.ops.aten.exp.default(sub)
        div: "f32[128, 4, 196, 196]" = torch.ops.aten.div.Tensor(exp, arg5)
        neg: "f32[128, 4, 196, 196]" = torch.ops.aten.neg.default(div)
        convert_element_type: "f32[128, 4, 196, 196]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_1: "f32[128, 4, 196, 196]" = torch.ops.aten.mul.Tensor(convert_element_type, div)
        sum_1: "f32[128, 4, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [3], True)
        fma: "f32[128, 4, 196, 196]" = torch.ops.prims.fma.default(neg, sum_1, mul_1)
        convert_element_type_1: "bf16[128, 4, 196, 196]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        mul_2: "bf16[128, 4, 196, 196]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.25)
        reshape_2: "bf16[512, 196, 196]" = torch.ops.aten.reshape.default(mul_2, p8)
        return (fma, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
