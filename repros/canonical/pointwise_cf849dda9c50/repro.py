"""assay repro 1
pattern cf849dda9c50868038641d4b132085de2dd4c3839d736f0c3965bf3c8ebe4806
home    c3605eefdce1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[384, 200]", p0: "size", p1: "size", p2: "size"):
        slice_1: "bf16[384, 196]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        convert_element_type: "f32[384, 196]" = torch.ops.prims.convert_element_type.default(slice_1, torch.float32)
        return (convert_element_type,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
