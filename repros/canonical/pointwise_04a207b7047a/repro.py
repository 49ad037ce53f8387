"""assay repro 1
pattern 04a207b7047a547ab3d2b1ee3bfa8f1f8337a7ea48fd46fb0dd09a3d7f180581
home    7a95c311aaf4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1024, 16, 64]", p0: "size[]"):
        unsqueeze: "f32[1024, 16, 64, 1]" = torch.ops.aten.unsqueeze.default(arg0, 3)
        unsqueeze_1: "f32[1024, 16, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 4)
        permute: "f32[1, 1, 16, 64, 1024]" = torch.ops.aten.permute.default(unsqueeze_1, [3, 4, 1, 2, 0])
        permute_1: "f32[1024, 1, 16, 64, 1]" = torch.ops.aten.permute.default(permute, [4, 1, 2, 3, 0])
        reshape: "f32[1, 1024, 1024]" = torch.ops.aten.reshape.default(permute_1, p0)
        convert_element_type: "bf16[1, 1024, 1024]" = torch.ops.prims.convert_element_type.default(reshape, torch.bfloat16)
        return (convert_element_type,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
