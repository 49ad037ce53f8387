"""assay repro 1
pattern 9d7444abc52c499068c0af10acd1465acfc988c1eba84a181647326285f9f9b4
home    5232cf57812a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16, 4096]"):
        abs_1: "bf16[16, 4096]" = torch.ops.aten.abs.default(arg0)
        amax: "bf16[16, 1]" = torch.ops.aten.amax.default(abs_1, [1], True)
        convert_element_type: "f32[16, 4096]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        convert_element_type_1: "f32[16, 1]" = torch.ops.prims.convert_element_type.default(amax, torch.float32)
        clamp_min: "f32[16, 1]" = torch.ops.aten.clamp_min.default(convert_element_type_1, 1e-08)
        div: "f32[16, 1]" = torch.ops.aten.div.Tensor(clamp_min, 127.0)
        div_1: "f32[16, 4096]" = torch.ops.aten.div.Tensor(convert_element_type, div)
        round_1: "f32[16, 4096]" = torch.ops.aten.round.default(div_1)
        clamp_min_1: "f32[16, 4096]" = torch.ops.aten.clamp_min.default(round_1, -127.0)
        clamp_max: "f32[16, 4096]" = torch.ops.aten.clamp_max.default(clamp_min_1, 127.0)
        convert_element_type_2: "i8[16, 4096]" = torch.ops.prims.convert_element_type.default(clamp_max, torch.int8)
        return (div, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
