"""assay repro 1
pattern 16f9e14dbcd50be922ac7584779c79bd44a907894ee17671149b5b6d9acfda27
home    e893579834eb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "b8[1024, 9216]", arg1: "bf16[1024, 9216]", p0: "size[]"):
        convert_element_type: "bf16[1024, 9216]" = torch.ops.prims.convert_element_type.default(arg0, torch.bfloat16)
        mul: "bf16[1024, 9216]" = torch.ops.aten.mul.Tensor(convert_element_type, 2.0)
        mul_1: "bf16[1024, 9216]" = torch.ops.aten.mul.Tensor(arg1, mul)
        reshape: "bf16[1024, 256, 6, 6]" = torch.ops.aten.reshape.default(mul_1, p0)
        return (reshape,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
