"""assay repro 1
pattern da0f1816815013603b40cd7886d1bb4b83f65f1d5f42608b91bc79aeb9ecfedf
home    71e1de66ff99
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 13, 13, 2]", p0: "size[]", p1: "size[]"):
        convert_element_type: "bf16[1, 13, 13, 2]" = torch.ops.prims.convert_element_type.default(arg0, torch.bfloat16)
        reshape: "bf16[169, 2]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        constant_pad_nd: "bf16[176, 8]" = torch.ops.aten.constant_pad_nd.default(reshape, p1)
        return (reshape, constant_pad_nd)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
