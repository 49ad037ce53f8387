"""assay repro 1
pattern 381b6c6fa2f28bd652e29c8cfb13b84516f9d0f5b5b3e0264e12f1220da7df08
home    8b1aaae540f1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[16, 4]"):
        sum_1: "f32[16, 1]" = torch.ops.aten.sum.dim_IntList(arg0, [1], True)
        div: "f32[16, 4]" = torch.ops.aten.div.Tensor(arg0, sum_1)
        convert_element_type: "bf16[16, 4]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        return (convert_element_type,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
