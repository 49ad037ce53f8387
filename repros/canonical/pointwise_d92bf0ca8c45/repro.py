"""assay repro 1
pattern d92bf0ca8c45191b4923a231e5cfee0fae53ad50a7f28ef605442c6c464feb1b
home    d72145f3d130
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[16384, 768]", p0: "size[]"):
        reshape = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type = torch.ops.prims.convert_element_type.default(reshape, torch.complex64)
        return (reshape, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
