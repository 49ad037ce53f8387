"""assay repro 1
pattern 2d591580701591b93c8961619fca13da1528df6b03de9b7eecfd472ae5ee6a9a
home    44e50a8fea60
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[768, 2304]"):
        convert_element_type: "bf16[768, 2304]" = torch.ops.prims.convert_element_type.default(arg0, torch.bfloat16)
        permute: "bf16[2304, 768]" = torch.ops.aten.permute.default(convert_element_type, [1, 0])
        return (convert_element_type, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
