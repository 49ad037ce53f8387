"""assay repro 1
pattern 777ebd23bb2cca3d34d271f923da66fad681cb8a6d2a7a364ac771e3ccafe1ac
home    7470a1972230
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16, 4096]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[16, 32, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[16, 32, 128]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        abs_1: "f32[16, 32, 128]" = torch.ops.aten.abs.default(convert_element_type)
        amax: "f32[16, 32, 1]" = torch.ops.aten.amax.default(abs_1, [2], True)
        clamp_min: "f32[16, 32, 1]" = torch.ops.aten.clamp_min.default(amax, 1e-12)
        div: "f32[16, 32, 1]" = torch.ops.aten.div.Tensor(clamp_min, 448.0)
        div_1: "f32[16, 32, 128]" = torch.ops.aten.div.Tensor(convert_element_type, div)
        clamp_min_1: "f32[16, 32, 128]" = torch.ops.aten.clamp_min.default(div_1, -448.0)
        clamp_max: "f32[16, 32, 128]" = torch.ops.aten.clamp_max.default(clamp_min_1, 448.0)
        squeeze: "f32[16, 32]" = torch.ops.aten.squeeze.dim(div, 2)
        convert_element_type_1: "f8e4m3fn[16, 32, 128]" = torch.ops.prims.convert_element_type.default(clamp_max, torch.float8_e4m3fn)
        reshape_1: "f8e4m3fn[16, 4096]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        return (squeeze, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
