"""assay repro 1
pattern 9c76e627c9558dc36ba3896358e06ada76a91d6fc84802028e5147517727bb79
home    b4e2bb08f4c1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16, 4096]"):
        abs_1: "bf16[16, 4096]" = torch.ops.aten.abs.default(arg0)
        amax: "bf16[]" = torch.ops.aten.amax.default(abs_1)
        convert_element_type: "f32[16, 4096]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        convert_element_type_1: "f32[]" = torch.ops.prims.convert_element_type.default(amax, torch.float32)
        clamp_min: "f32[]" = torch.ops.aten.clamp_min.default(convert_element_type_1, 1e-12)
        div: "f32[]" = torch.ops.aten.div.Tensor(clamp_min, 448.0)
        div_1: "f32[16, 4096]" = torch.ops.aten.div.Tensor(convert_element_type, div)
        clamp_min_1: "f32[16, 4096]" = torch.ops.aten.clamp_min.default(div_1, -448.0)
        clamp_max: "f32[16, 4096]" = torch.ops.aten.clamp_max.default(clamp_min_1, 448.0)
        convert_element_type_2: "f8e4m3fn[16, 4096]" = torch.ops.prims.convert_element_type.default(clamp_max, torch.float8_e4m3fn)
        return (div, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
