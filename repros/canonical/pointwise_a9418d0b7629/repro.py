"""assay repro 1
pattern a9418d0b762957760539cb1c01772d7fe6e563dc973d6ee8075834b1c21f71dd
home    454582510dd5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16, 16, 512, 1023]", arg1: "bf16[16, 16, 1024, 512]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]", p5: "size[]", p6: "size[]"):
        reshape: "bf16[16, 16, 1023, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        slice_scatter: "bf16[16, 16, 1024, 512]" = torch.ops.aten.slice_scatter.default(arg1, reshape, 2, p1, p2, p3)
        reshape_1: "bf16[16, 16, 512, 1024]" = torch.ops.aten.reshape.default(slice_scatter, p4)
        reshape_2: "bf16[16, 16, 512, 1024, 1]" = torch.ops.aten.reshape.default(reshape_1, p5)
        permute: "bf16[16, 16, 512, 1, 1024]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 2, 4, 3])
        reshape_3: "bf16[256, 512, 1024]" = torch.ops.aten.reshape.default(permute, p6)
        return (reshape_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
