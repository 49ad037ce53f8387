"""assay repro 1
pattern 207977ffd4923e273adac5c99a4e29867e6911c64b8094c724d717d4b69d8ff0
home    8f175cc9e069
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[768, 768]", p0: "size[]"):
        unsqueeze: "bf16[1, 768, 768]" = torch.ops.aten.unsqueeze.default(arg0, 0)
        reshape: "bf16[768, 12, 64, 1]" = torch.ops.aten.reshape.default(unsqueeze, p0)
        squeeze: "bf16[768, 12, 64]" = torch.ops.aten.squeeze.dim(reshape, 3)
        convert_element_type: "f32[768, 12, 64]" = torch.ops.prims.convert_element_type.default(squeeze, torch.float32)
        return (convert_element_type,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
