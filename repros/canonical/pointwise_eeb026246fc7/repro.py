"""assay repro 1
pattern eeb026246fc7d290a31bd23e7b77f3532ee1ad77568b9fccfd2e3caf64c4a369
home    35212dbf5b00
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256, 1280, 1, 1]", p0: "size[]"):
        convert_element_type: "f32[256, 1280, 1, 1]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        add: "f32[256, 1280, 1, 1]" = torch.ops.aten.add.Tensor(convert_element_type, 3.0)
        clamp_min: "f32[256, 1280, 1, 1]" = torch.ops.aten.clamp_min.default(add, 0.0)
        clamp_max: "f32[256, 1280, 1, 1]" = torch.ops.aten.clamp_max.default(clamp_min, 6.0)
        mul: "f32[256, 1280, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type, clamp_max)
        div: "f32[256, 1280, 1, 1]" = torch.ops.aten.div.Tensor(mul, 6.0)
        convert_element_type_1: "bf16[256, 1280, 1, 1]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        reshape: "bf16[256, 1280]" = torch.ops.aten.reshape.default(convert_element_type_1, p0)
        return (reshape,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
