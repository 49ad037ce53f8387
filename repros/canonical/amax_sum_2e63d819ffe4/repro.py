"""assay repro 1
pattern 2e63d819ffe40cff8eb470ced188bac42e98a68e0119c9a01fe78350860db498
home    7bfa01b0d3a3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 1024, 1024]", arg1: "bf16[4, 1, 1024, 1024]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[4, 16, 1024, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[4, 16, 1024, 1024]" = torch.ops.aten.add.Tensor(reshape, arg1)
        convert_element_type: "f32[4, 16, 1024, 1024]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        amax: "f32[4, 16, 1024, 1]" = torch.ops.aten.amax.default(convert_element_type, [3], True)
        sub: "f32[4, 16, 1024, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[4, 16, 1024, 1024]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[4, 16, 1024, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[4, 16, 1024, 1024]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[4, 16, 1024, 1024]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        reshape_1: "bf16[64, 1024, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
