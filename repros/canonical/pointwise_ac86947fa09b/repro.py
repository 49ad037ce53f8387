"""assay repro 1
pattern ac86947fa09bb6574c5bae3b4fbffb2884515385f065f4915002dc6acd672b52
home    7ea30402dbe1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[50272, 1024]", p0: "size", p1: "size", p2: "size"):
        slice_1: "bf16[50265, 1024]" = torch.ops.aten.slice.Tensor(arg0, 0, p0, p1, p2)
        convert_element_type: "f32[50265, 1024]" = torch.ops.prims.convert_element_type.default(slice_1, torch.float32)
        return (convert_element_type,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
