"""assay repro 1
pattern 1bc6c4370a4820f400179034982ccf2d1c98134feaaf9bc87ed0089e3bdd09ea
home    53ad05ea9f3d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1, 128256]"):
        convert_element_type: "f32[1, 128256]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        return (convert_element_type,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
