"""assay repro 1
pattern 005aa41f5b595ab32c2c0e1212c66d0c5624a1910b49762ca7bd17b1fcebccb0
home    43bffc19ba71
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 768]", arg1: "bf16[768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        reshape: "bf16[1024, 8, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[1024, 8, 768]" = torch.ops.aten.add.Tensor(reshape, arg1)
        reshape_1: "bf16[1024, 8, 12, 64]" = torch.ops.aten.reshape.default(add, p1)
        permute: "bf16[8, 1024, 12, 64]" = torch.ops.aten.permute.default(reshape_1, [1, 0, 2, 3])
        permute_1: "bf16[8, 12, 1024, 64]" = torch.ops.aten.permute.default(permute, [0, 2, 1, 3])
        reshape_2: "bf16[96, 1024, 64]" = torch.ops.aten.reshape.default(permute_1, p2)
        reshape_3: "bf16[96, 2, 512, 64]" = torch.ops.aten.reshape.default(reshape_2, p3)
        as_strided: "bf16[96, 3, 512, 64]" = torch.ops.aten.as_strided.default(reshape_3, p4, p5)
        unsqueeze: "bf16[96, 3, 512, 64, 1]" = torch.ops.aten.unsqueeze.default(as_strided, 4)
        permute_2: "bf16[96, 3, 1, 512, 64]" = torch.ops.aten.permute.default(unsqueeze, [0, 1, 4, 2, 3])
        permute_3: "bf16[96, 3, 64, 512, 1]" = torch.ops.aten.permute.default(permute_2, [0, 1, 4, 3, 2])
        clone: "bf16[96, 3, 64, 512, 1]" = torch.ops.aten.clone.default(permute_3, memory_format = torch.contiguous_format)
        reshape_4: "bf16[288, 64, 512]" = torch.ops.aten.reshape.default(clone, p6)
        return (reshape_4,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
