"""assay repro 1
pattern 14da390cadb6242e35e93c5b303dc59f43987504d30c5c9251788eb4f4880466
home    15054def9679
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 1024, 1024]", arg1: "bf16[2, 1, 1024, 1024]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[2, 16, 1024, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[2, 16, 1024, 1024]" = torch.ops.aten.add.Tensor(reshape, arg1)
        reshape_1: "bf16[32, 1024, 1024]" = torch.ops.aten.reshape.default(add, p1)
        convert_element_type: "f32[32, 1024, 1024]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        amax: "f32[32, 1024, 1]" = torch.ops.aten.amax.default(convert_element_type, [2], True)
        sub: "f32[32, 1024, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[32, 1024, 1024]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[32, 1024, 1]" = torch.ops.aten.sum.dim_IntList(exp, [2], True)
        div: "f32[32, 1024, 1024]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[32, 1024, 1024]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        return (convert_element_type_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
