"""assay repro 1
pattern 54671020c71a35ae1bd7e3f5ca646cdee8f8668b43ad9f1558df212ea74d6240
home    bd7b94d58768
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 262144]"):
        convert_element_type: "f32[8192, 262144]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        amax: "f32[8192, 1]" = torch.ops.aten.amax.default(convert_element_type, [1], True)
        sub: "f32[8192, 262144]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[8192, 262144]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[8192, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        div: "f32[8192, 262144]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[8192, 262144]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        return (convert_element_type_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
