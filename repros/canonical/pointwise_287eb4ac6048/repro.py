"""assay repro 1
pattern 287eb4ac604856d009b007ebd308439f222152fb63c65343164c0924982f4fb5
home    c73092f67856
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256, 72, 1, 1]", arg1: "bf16[256, 72, 28, 28]"):
        convert_element_type: "f32[256, 72, 1, 1]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        add: "f32[256, 72, 1, 1]" = torch.ops.aten.add.Tensor(convert_element_type, 3.0)
        clamp_min: "f32[256, 72, 1, 1]" = torch.ops.aten.clamp_min.default(add, 0.0)
        clamp_max: "f32[256, 72, 1, 1]" = torch.ops.aten.clamp_max.default(clamp_min, 6.0)
        div: "f32[256, 72, 1, 1]" = torch.ops.aten.div.Tensor(clamp_max, 6.0)
        convert_element_type_1: "bf16[256, 72, 1, 1]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        mul: "bf16[256, 72, 28, 28]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg1)
        return (mul,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
