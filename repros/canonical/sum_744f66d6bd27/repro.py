"""assay repro 1
pattern 744f66d6bd27a045c4a92adb7527f94014f10ed7094b474fa94725d2668154e6
home    da183b6578ed
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 262144]", arg1: "bf16[8192, 262144]"):
        convert_element_type: "f32[8192, 262144]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        convert_element_type_1: "f32[8192, 262144]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        mul: "f32[8192, 262144]" = torch.ops.aten.mul.Tensor(convert_element_type, convert_element_type_1)
        neg: "f32[8192, 262144]" = torch.ops.aten.neg.default(convert_element_type_1)
        sum_1: "f32[8192, 1]" = torch.ops.aten.sum.dim_IntList(mul, [1], True)
        fma: "f32[8192, 262144]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        convert_element_type_2: "bf16[8192, 262144]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        return (convert_element_type_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
