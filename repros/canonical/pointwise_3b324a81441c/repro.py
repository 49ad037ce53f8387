"""assay repro 1
pattern 3b324a81441c608a63ed2db1480dc1b836a97d23f15b66a90440307d7d3c59b6
home    3c2dd7eaa4af
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401408, 96]", arg1: "f32[128, 96, 56, 56][301056, 1, 5376, 96]", p0: "size[]"):
        reshape: "bf16[128, 56, 56, 96]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[128, 96, 56, 56]" = torch.ops.aten.permute.default(reshape, [0, 3, 1, 2])
        add: "f32[128, 96, 56, 56]" = torch.ops.aten.add.Tensor(arg1, permute)
        convert_element_type: "bf16[128, 96, 56, 56]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        return (add, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
