"""assay repro 1
pattern bc78f4364272c277d55d40d46b2917bddc218a5653d1349f9fdb18c486de6f09
home    808ae997e4e0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024, 1024]", p0: "size[]"):
        unsqueeze: "bf16[1, 1024, 1024]" = torch.ops.aten.unsqueeze.default(arg0, 0)
        reshape: "bf16[1024, 16, 64, 1, 1]" = torch.ops.aten.reshape.default(unsqueeze, p0)
        squeeze: "bf16[1024, 16, 64, 1]" = torch.ops.aten.squeeze.dim(reshape, 4)
        squeeze_1: "bf16[1024, 16, 64]" = torch.ops.aten.squeeze.dim(squeeze, 3)
        convert_element_type: "f32[1024, 16, 64]" = torch.ops.prims.convert_element_type.default(squeeze_1, torch.float32)
        return (convert_element_type,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
