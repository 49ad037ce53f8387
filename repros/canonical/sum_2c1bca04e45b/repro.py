"""assay repro 1
pattern 2c1bca04e45bc1ef0e83ec62725ef3c1a8f00a7498d288db47ce5fe074eceec4
home    eec050925665
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[384, 64, 512]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[32, 12, 64, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[32, 768, 512]" = torch.ops.aten.reshape.default(reshape, p1)
        sum_1: "bf16[768]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0, 2])
        convert_element_type: "f32[768]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        return (reshape_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
