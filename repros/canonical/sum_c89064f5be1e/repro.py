"""assay repro 1
pattern c89064f5be1e56decb016c9eaf2f6ab29c60300c663c1119926af4f1a1e40afa
home    86a93dc765a3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 16, 512, 512]", arg1: "bf16[128, 512, 512]", p0: "size[]", p1: "size[]"):
        neg: "f32[8, 16, 512, 512]" = torch.ops.aten.neg.default(arg0)
        reshape: "bf16[8, 16, 512, 512]" = torch.ops.aten.reshape.default(arg1, p0)
        convert_element_type: "f32[8, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[8, 16, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, arg0)
        sum_1: "f32[8, 16, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        fma: "f32[8, 16, 512, 512]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        div: "f32[8, 16, 512, 512]" = torch.ops.aten.div.Tensor(fma, 8.0)
        convert_element_type_1: "bf16[8, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        reshape_1: "bf16[128, 512, 512]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
