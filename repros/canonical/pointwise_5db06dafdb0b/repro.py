"""assay repro 1
pattern 5db06dafdb0ba112920210521bb2ee917506186351071f69d73d41ef4e2b070d
home    9bc8a3b7c68a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[12, 64, 8]", p0: "size", p1: "size", p2: "size", p3: "size[]"):
        slice_1: "bf16[12, 64, 2]" = torch.ops.aten.slice.Tensor(arg0, 2, p0, p1, p2)
        reshape: "bf16[12, 64, 2, 1, 1]" = torch.ops.aten.reshape.default(slice_1, p3)
        permute: "bf16[1, 12, 1, 2, 64]" = torch.ops.aten.permute.default(reshape, [3, 0, 4, 2, 1])
        permute_1: "bf16[2, 12, 64, 1, 1]" = torch.ops.aten.permute.default(permute, [3, 1, 4, 0, 2])
        squeeze: "bf16[2, 12, 64, 1]" = torch.ops.aten.squeeze.dim(permute_1, 4)
        squeeze_1: "bf16[2, 12, 64]" = torch.ops.aten.squeeze.dim(squeeze, 3)
        convert_element_type: "f32[2, 12, 64]" = torch.ops.prims.convert_element_type.default(squeeze_1, torch.float32)
        return (convert_element_type,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
