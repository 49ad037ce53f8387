"""assay repro 1
pattern a8981af83db0d8223fa9e7c1e850e6408822643a877bd3af94cdd2a5ad283f7f
home    075bbb8360c9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 1000]", p0: "size[]"):
        reshape: "bf16[128, 1000, 1, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        sum_1: "bf16[1000]" = torch.ops.aten.sum.dim_IntList(reshape, [0, 2, 3])
        convert_element_type: "f32[1000]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        return (reshape, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
