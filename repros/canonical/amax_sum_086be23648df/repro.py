"""assay repro 1
pattern 086be23648df0963feb5c66afd4aeef4651bb603d080c58a0273576eaacd6b90
home    bf189c42be1a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024, 196, 196]", arg1: "bf16[4, 196, 196]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[256, 4, 196, 196]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[256, 4, 196, 196]" = torch.ops.aten.mul.Tensor(reshape, 0.25)
        add: "bf16[256, 4, 196, 196]" = torch.ops.aten.add.Tensor(mul, arg1)
        convert_element_type: "f32[256, 4, 196, 196]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        amax: "f32[256, 4, 196, 1]" = torch.ops.aten.amax.default(convert_element_type, [3], True)
        sub: "f32[256, 4, 196, 196]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[256, 4, 196, 196]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[256, 4, 196, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[256, 4, 196, 196]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[256, 4, 196, 196]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[256, 4, 196, 196]" = torch.ops.aten.expand.default(convert_element_type_1, p1)
        reshape_1: "bf16[1024, 196, 196]" = torch.ops.aten.reshape.default(expand, p2)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
