"""assay repro 1
pattern 00a5b36f9c0def54818e5aa02b4900c29ad5e321d66048a27896766dad08a77b
home    cf6efa9a754d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1, 16, 512, 1023]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size[]", p7: "size[]"):
        full: "bf16[1, 16, 1024, 512]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        reshape: "bf16[1, 16, 1023, 512]" = torch.ops.aten.reshape.default(arg0, p1)
        slice_scatter: "bf16[1, 16, 1024, 512]" = torch.ops.aten.slice_scatter.default(full, reshape, 2, p2, p3, p4)
        reshape_1: "bf16[1, 16, 512, 1024]" = torch.ops.aten.reshape.default(slice_scatter, p5)
        reshape_2: "bf16[1, 16, 512, 1024, 1]" = torch.ops.aten.reshape.default(reshape_1, p6)
        permute: "bf16[16, 512, 1, 1, 1024]" = torch.ops.aten.permute.default(reshape_2, [1, 2, 4, 0, 3])
        reshape_3: "bf16[16, 512, 1024]" = torch.ops.aten.reshape.default(permute, p7)
        return (full, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
