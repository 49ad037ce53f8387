"""assay repro 1
pattern af4ceb6d42dfaeb39eb60295494f82ac8e0e6272ef322f252cded6829f90d178
home    49ff925dce81
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 768]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[16, 512, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[16, 512, 12, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        unsqueeze: "bf16[16, 512, 12, 64, 1]" = torch.ops.aten.unsqueeze.default(reshape_1, 4)
        permute: "bf16[16, 1, 12, 64, 512]" = torch.ops.aten.permute.default(unsqueeze, [0, 4, 2, 3, 1])
        permute_1: "bf16[16, 12, 512, 64, 1]" = torch.ops.aten.permute.default(permute, [0, 2, 4, 3, 1])
        clone: "bf16[16, 12, 512, 64, 1]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[192, 512, 64]" = torch.ops.aten.reshape.default(clone, p2)
        permute_2: "bf16[192, 64, 512]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        return (reshape_2, permute_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
