"""assay repro 1
pattern 0fe880dafad9a1ffedd3c80c652804567b3b27983fa967882aa4b3df399f970d
home    b43d354913bd
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[30522]", p0: "size[]"):
        full: "bf16[6]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        convert_element_type: "bf16[30522]" = torch.ops.prims.convert_element_type.default(arg0, torch.bfloat16)
        cat: "bf16[30528]" = torch.ops.aten.cat.default([convert_element_type, full])
        return (cat,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
