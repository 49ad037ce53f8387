"""assay repro 1
pattern a0992967cfc7ad9e22f11dc85bd8ff388931bf8672d70aa2c4305640836e90a8
home    e48c2f90de0c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16]", arg1: "f8e4m3fn[16, 4096]"):
        unsqueeze: "bf16[16, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        convert_element_type: "f32[16, 4096]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        convert_element_type_1: "f32[16, 1]" = torch.ops.prims.convert_element_type.default(unsqueeze, torch.float32)
        mul: "f32[16, 4096]" = torch.ops.aten.mul.Tensor(convert_element_type, convert_element_type_1)
        convert_element_type_2: "bf16[16, 4096]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        return (convert_element_type_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
