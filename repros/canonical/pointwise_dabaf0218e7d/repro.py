"""assay repro 1
pattern dabaf0218e7d349fe416d2a15e79f4267123ecb03abac7188c83b53020fcfb3e
home    8e4b3f7e455a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16, 16, 512, 1023]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size[]", p7: "size[]"):
        full: "bf16[16, 16, 1024, 512]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        reshape: "bf16[16, 16, 1023, 512]" = torch.ops.aten.reshape.default(arg0, p1)
        slice_scatter: "bf16[16, 16, 1024, 512]" = torch.ops.aten.slice_scatter.default(full, reshape, 2, p2, p3, p4)
        reshape_1: "bf16[16, 16, 512, 1024]" = torch.ops.aten.reshape.default(slice_scatter, p5)
        reshape_2: "bf16[16, 16, 512, 1024, 1]" = torch.ops.aten.reshape.default(reshape_1, p6)
        permute: "bf16[16, 16, 512, 1, 1024]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 2, 4, 3])
        reshape_3: "bf16[256, 512, 1024]" = torch.ops.aten.reshape.default(permute, p7)
        return (full, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
