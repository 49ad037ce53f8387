"""assay repro 1
pattern faec1e1c09fa2c9e008237b69fbf161e22a3ddeca13b0f779a79d70edd4fa9c0
home    4d50b2967d18
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size[]"):
        full: "f32[64, 32, 32]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32, device = device(type='cpu'))
        device_put: "f32[64, 32, 32]" = torch.ops.prims.device_put.default(full, device(type='cuda', index=0))
        convert_element_type: "b8[64, 32, 32]" = torch.ops.prims.convert_element_type.default(device_put, torch.bool)
        return (full, device_put, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
