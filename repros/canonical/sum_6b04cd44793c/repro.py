"""assay repro 1
pattern 6b04cd44793c75528116f0d424f85fbeba97660258f19b05178f8934ec1de166
home    836d87d76797
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 64, 512, 512]", arg1: "bf16[512, 512, 512]", p0: "size[]", p1: "size[]"):
        neg: "f32[8, 64, 512, 512]" = torch.ops.aten.neg.default(arg0)
        convert_element_type: "f32[512, 512, 512]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        reshape: "f32[8, 64, 512, 512]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        mul: "f32[8, 64, 512, 512]" = torch.ops.aten.mul.Tensor(reshape, arg0)
        sum_1: "f32[8, 64, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        fma: "f32[8, 64, 512, 512]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        reshape_1: "f32[512, 512, 512]" = torch.ops.aten.reshape.default(fma, p1)
        convert_element_type_1: "bf16[512, 512, 512]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        return (convert_element_type_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
