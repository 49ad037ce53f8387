"""assay repro 1
pattern e1076686fb0676f74473aaebce4bd03af9c756ad5c6c43899026d896df3316ae
home    2532ed9baa1d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[48, 1, 1]", arg1: "bf16[128, 48, 56, 56]", arg2: "f32[128, 48, 56, 56]"):
        mul: "f32[128, 48, 56, 56]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        add: "f32[128, 48, 56, 56]" = torch.ops.aten.add.Tensor(arg2, mul)
        convert_element_type: "bf16[128, 48, 56, 56]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        return (convert_element_type,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
