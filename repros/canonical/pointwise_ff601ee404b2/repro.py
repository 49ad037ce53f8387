"""assay repro 1
pattern ff601ee404b2f7abc826bc796efa844896b1c4e88a3cf83f817c74f7d90dfa12
home    ebeeca6bd5f4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401408, 96]", arg1: "f32[96]", arg2: "f32[128, 96, 56, 56][301056, 1, 5376, 96]", p0: "size[]"):
        reshape: "bf16[128, 56, 56, 96]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "f32[128, 56, 56, 96]" = torch.ops.aten.mul.Tensor(arg1, reshape)
        permute: "f32[128, 96, 56, 56]" = torch.ops.aten.permute.default(mul, [0, 3, 1, 2])
        add: "f32[128, 96, 56, 56]" = torch.ops.aten.add.Tensor(arg2, permute)
        convert_element_type: "bf16[128, 96, 56, 56]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        return (add, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
