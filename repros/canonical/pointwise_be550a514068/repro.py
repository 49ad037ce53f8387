"""assay repro 1
pattern be550a514068804213a64ddd05670f4442386fe6296a9b870ba6b02b9f0b75b2
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
        permute_2: "bf16[1, 1024, 1024]" = torch.ops.aten.permute.default(convert_element_type, [0, 2, 1])
        return (convert_element_type, permute_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
