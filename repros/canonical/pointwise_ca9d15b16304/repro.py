"""assay repro 1
pattern ca9d15b16304b45c3274f200a9f4f718cba3659ac1bf1d8e049a32b85e1351f1
home    ebff36daf278
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 64, 512, 512]", p0: "size[]", p1: "size[]"):
        expand: "f32[8, 64, 512, 512]" = torch.ops.aten.expand.default(arg0, p0)
        reshape: "f32[512, 512, 512]" = torch.ops.aten.reshape.default(expand, p1)
        permute: "f32[512, 512, 512]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        convert_element_type: "bf16[512, 512, 512]" = torch.ops.prims.convert_element_type.default(permute, torch.bfloat16)
        return (convert_element_type,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
