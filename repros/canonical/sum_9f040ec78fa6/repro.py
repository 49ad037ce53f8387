"""assay repro 1
pattern 9f040ec78fa69a079240b4ce96907db147ccfad99f06cbece664a96ae672a05d
home    2328c1d20bb9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "b8[512, 1280]", arg1: "bf16[512, 1280]", arg2: "b8[512, 1280, 1, 1]", p0: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        convert_element_type: "bf16[512, 1280]" = torch.ops.prims.convert_element_type.default(arg0, torch.bfloat16)
        mul: "bf16[512, 1280]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.25)
        mul_1: "bf16[512, 1280]" = torch.ops.aten.mul.Tensor(arg1, mul)
        reshape: "bf16[512, 1280, 1, 1]" = torch.ops.aten.reshape.default(mul_1, p0)
        where: "bf16[512, 1280, 1, 1]" = torch.ops.aten.where.self(arg2, full, reshape)
        sum_1: "bf16[1280]" = torch.ops.aten.sum.dim_IntList(where, [0, 2, 3])
        convert_element_type_1: "f32[1280]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        return (full, where, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
