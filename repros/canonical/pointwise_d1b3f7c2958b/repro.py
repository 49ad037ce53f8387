"""assay repro 1
pattern d1b3f7c2958b214f9ed59549133487f1dfde8130b0cb2916b50fcdb52279469d
home    011930adf196
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024, 1536]", p0: "size[]", p1: "size[]", p2: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], 8.0, dtype = torch.bfloat16)
        reshape: "bf16[2, 512, 1536]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[2, 512, 24, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[2, 24, 512, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        clone: "bf16[2, 24, 512, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_2: "bf16[48, 512, 64]" = torch.ops.aten.reshape.default(clone, p2)
        permute_1: "bf16[48, 64, 512]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        div: "bf16[48, 64, 512]" = torch.ops.aten.div.Tensor(permute_1, full)
        return (div,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
