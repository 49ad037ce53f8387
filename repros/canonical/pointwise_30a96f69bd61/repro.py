"""assay repro 1
pattern 30a96f69bd617993db260ac80984e26dc014d88e5c3999e6212533677026b9e3
home    a8e83eaf7448
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 24, 1024]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]"):
        slice_1: "bf16[512, 20, 1024]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        reshape: "bf16[64, 8, 20, 1024]" = torch.ops.aten.reshape.default(slice_1, p3)
        permute: "bf16[64, 1024, 8, 20]" = torch.ops.aten.permute.default(reshape, [0, 3, 1, 2])
        reshape_1: "bf16[64, 1024, 160]" = torch.ops.aten.reshape.default(permute, p4)
        clone: "bf16[64, 1024, 160]" = torch.ops.aten.clone.default(reshape_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[65536, 160]" = torch.ops.aten.reshape.default(clone, p5)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
