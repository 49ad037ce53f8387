"""assay repro 1
pattern 989f3997856982e2ef3b6171946d9bc5fb320c4da497ef5f5fec6cd0979ae35e
home    2131c3553a24
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 49]", arg1: "i64[49, 49]", arg2: "bf16[1024, 49, 49]", p0: "size[]", p1: "size[]", p2: "size[]"):
        index: "bf16[8, 49, 49]" = torch.ops.aten.index.Tensor(arg0, [None, arg1])
        reshape: "bf16[128, 8, 49, 49]" = torch.ops.aten.reshape.default(arg2, p0)
        mul: "bf16[128, 8, 49, 49]" = torch.ops.aten.mul.Tensor(reshape, 0.25)
        add: "bf16[128, 8, 49, 49]" = torch.ops.aten.add.Tensor(mul, index)
        convert_element_type: "f32[128, 8, 49, 49]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        amax: "f32[128, 8, 49, 1]" = torch.ops.aten.amax.default(convert_element_type, [3], True)
        sub: "f32[128, 8, 49, 49]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[128, 8, 49, 49]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[128, 8, 49, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[128, 8, 49, 49]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[128, 8, 49, 49]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[128, 8, 49, 49]" = torch.ops.aten.expand.default(convert_element_type_1, p1)
        reshape_1: "bf16[1024, 49, 49]" = torch.ops.aten.reshape.default(expand, p2)
        return (index, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
