"""assay repro 1
pattern 5954aef1cbf89bc6b2b09606070978a5d4783a9a3dd90aab540316c01e12185c
home    0fd608617f1b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64]", arg1: "bf16[64, 1000, 1000]", arg2: "bf16[1, 1, 1000, 1000]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size[]"):
        reshape: "bf16[1, 64, 1, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        expand: "bf16[1, 64, 1000, 1]" = torch.ops.aten.expand.default(reshape, p1)
        reshape_1: "bf16[1, 64, 1000, 1000]" = torch.ops.aten.reshape.default(arg1, p2)
        mul: "bf16[1, 64, 1000, 1000]" = torch.ops.aten.mul.Tensor(reshape_1, 0.125)
        add: "bf16[1, 64, 1000, 1000]" = torch.ops.aten.add.Tensor(mul, arg2)
        cat: "bf16[1, 64, 1000, 1001]" = torch.ops.aten.cat.default([add, expand], 3)
        max_1 = torch.ops.aten.max.dim(cat, 3, True)
        getitem: "bf16[1, 64, 1000, 1]" = max_1[0]
        sub: "bf16[1, 64, 1000, 1001]" = torch.ops.aten.sub.Tensor(cat, getitem)
        convert_element_type: "f32[1, 64, 1000, 1001]" = torch.ops.prims.convert_element_type.default(sub, torch.float32)
        amax: "f32[1, 64, 1000, 1]" = torch.ops.aten.amax.default(convert_element_type, [3], True)
        sub_1: "f32[1, 64, 1000, 1001]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[1, 64, 1000, 1001]" = torch.ops.aten.exp.default(sub_1)
        sum_1: "f32[1, 64, 1000, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[1, 64, 1000, 1001]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[1, 64, 1000, 1001]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        slice_1: "bf16[1, 64, 1000, 1000]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 3, p3, p4, p5)
        clone: "bf16[1, 64, 1000, 1000]" = torch.ops.aten.clone.default(slice_1)
        expand_1: "bf16[1, 64, 1000, 1000]" = torch.ops.aten.expand.default(clone, p6)
        reshape_2: "bf16[64, 1000, 1000]" = torch.ops.aten.reshape.default(expand_1, p7)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
