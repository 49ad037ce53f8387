"""assay repro 1
pattern a093fa34a9b4b4935dc31bc77f76fde760965f5df8b1738cbf9a5d2fa3dbdcd0
home    0f03bb59b87b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4, 12, 2048, 64][1572864, 64, 768, 1]", p0: "size[]", p1: "size[]", p2: "size[]"):
        permute: "bf16[4, 2048, 12, 64]" = torch.ops.aten.permute.default(arg0, [0, 2, 1, 3])
        reshape: "bf16[4, 2048, 768]" = torch.ops.aten.reshape.default(permute, p0)
        mul: "bf16[4, 2048, 768]" = torch.ops.aten.mul.Tensor(reshape, 0.125)
        reshape_1: "bf16[8192, 768]" = torch.ops.aten.reshape.default(mul, p1)
        permute_1: "bf16[768, 8192]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_1: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[768]" = torch.ops.aten.reshape.default(sum_1, p2)
        convert_element_type: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (reshape_1, permute_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
