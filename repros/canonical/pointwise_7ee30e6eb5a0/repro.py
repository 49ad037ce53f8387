"""assay repro 1
pattern 7ee30e6eb5a00a9b850d3d572c1f2c0bcc1efd19c4866feaed70b387635145af
home    3c2d92cfc14b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[65536, 16]", arg1: "bf16[65536, 16]", arg2: "bf16[1024, 64, 16]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        reshape: "bf16[1024, 8, 8, 16]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[1024, 8, 8, 16]" = torch.ops.aten.permute.default(reshape, [0, 2, 1, 3])
        reshape_1: "bf16[1024, 8, 8, 16]" = torch.ops.aten.reshape.default(arg1, p1)
        add: "bf16[1024, 8, 8, 16]" = torch.ops.aten.add.Tensor(permute, reshape_1)
        clone: "bf16[1024, 8, 8, 16]" = torch.ops.aten.clone.default(add, memory_format = torch.contiguous_format)
        reshape_2: "bf16[1024, 1, 64, 16]" = torch.ops.aten.reshape.default(arg2, p2)
        reshape_3: "bf16[1024, 1, 64, 16]" = torch.ops.aten.reshape.default(clone, p3)
        add_1: "bf16[1024, 1, 64, 16]" = torch.ops.aten.add.Tensor(reshape_3, reshape_2)
        permute_1: "bf16[1024, 16, 64, 1]" = torch.ops.aten.permute.default(add_1, [0, 3, 2, 1])
        reshape_4: "bf16[1024, 16, 8, 8, 1, 1]" = torch.ops.aten.reshape.default(permute_1, p4)
        permute_2: "bf16[1024, 16, 1, 8, 1, 8]" = torch.ops.aten.permute.default(reshape_4, [0, 1, 4, 2, 5, 3])
        clone_1: "bf16[1024, 16, 1, 8, 1, 8]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        reshape_5: "bf16[128, 128, 8, 8]" = torch.ops.aten.reshape.default(clone_1, p5)
        return (reshape_5,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
