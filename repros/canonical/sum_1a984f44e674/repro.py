"""assay repro 1
pattern 1a984f44e674cce3c7aa5adc40687657d4348754d7791a0c40a34703dfb58e3c
home    b9b7d795fb23
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 384, 14, 14][75264, 1, 5376, 384]", arg1: "bf16[128, 384, 14, 14][75264, 1, 5376, 384]", p0: "size[]", p1: "size[]"):
        add: "bf16[128, 384, 14, 14]" = torch.ops.aten.add.Tensor(arg0, arg1)
        permute: "bf16[128, 14, 14, 384]" = torch.ops.aten.permute.default(add, [0, 2, 3, 1])
        reshape: "bf16[25088, 384]" = torch.ops.aten.reshape.default(permute, p0)
        permute_1: "bf16[384, 25088]" = torch.ops.aten.permute.default(reshape, [1, 0])
        sum_1: "f32[1, 384]" = torch.ops.aten.sum.dim_IntList(reshape, [0], True, dtype = torch.float32)
        reshape_1: "f32[384]" = torch.ops.aten.reshape.default(sum_1, p1)
        convert_element_type: "f32[384]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        return (add, reshape, permute_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
