"""assay repro 1
pattern 4c8c2e72c38a37403f14a433fdb414dfbd4ed35ac28681456beb03a457769f43
home    034e8a6aa0ef
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 72, 1, 1]", arg1: "bf16[512, 72, 28, 28][56448, 1, 2016, 72]"):
        convert_element_type: "f32[512, 72, 1, 1]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        add: "f32[512, 72, 1, 1]" = torch.ops.aten.add.Tensor(convert_element_type, 3.0)
        clamp_min: "f32[512, 72, 1, 1]" = torch.ops.aten.clamp_min.default(add, 0.0)
        clamp_max: "f32[512, 72, 1, 1]" = torch.ops.aten.clamp_max.default(clamp_min, 6.0)
        div: "f32[512, 72, 1, 1]" = torch.ops.aten.div.Tensor(clamp_max, 6.0)
        convert_element_type_1: "bf16[512, 72, 1, 1]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        mul: "bf16[512, 72, 28, 28]" = torch.ops.aten.mul.Tensor(arg1, convert_element_type_1)
        return (mul,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
