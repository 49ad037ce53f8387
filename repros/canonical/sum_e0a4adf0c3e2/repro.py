"""assay repro 1
pattern e0a4adf0c3e2f14413ad1469a00f34fa6344b8fe1c90e773aab65fb1f1ac2ed0
home    027d8e3efea5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 1000]", p0: "size[]"):
        sum_1: "f32[1, 1000]" = torch.ops.aten.sum.dim_IntList(arg0, [0], True, dtype = torch.float32)
        reshape: "f32[1000]" = torch.ops.aten.reshape.default(sum_1, p0)
        convert_element_type: "f32[1000]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        return (convert_element_type,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
