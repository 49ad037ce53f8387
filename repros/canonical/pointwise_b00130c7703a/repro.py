"""assay repro 1
pattern b00130c7703a1cdf6fa3b1ad6829edb05482d152c8143a65fa4624ab5bd15861
home    db3375d0bc86
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 2048]", arg1: "b8[8, 1024, 2048]", arg2: "b8[8, 1024, 2048]", arg3: "bf16[]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[8, 1024, 2048]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "bf16[8, 1024, 2048]" = torch.ops.prims.convert_element_type.default(arg1, torch.bfloat16)
        mul: "bf16[8, 1024, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "bf16[8, 1024, 2048]" = torch.ops.prims.convert_element_type.default(reshape, torch.bfloat16)
        mul_1: "bf16[8, 1024, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul)
        where: "bf16[8, 1024, 2048]" = torch.ops.aten.where.self(arg2, arg3, mul_1)
        reshape_1: "bf16[8192, 2048]" = torch.ops.aten.reshape.default(where, p1)
        permute: "bf16[2048, 8192]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        return (reshape_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
