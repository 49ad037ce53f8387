"""assay repro 1
pattern 95684a935817ef96f0cd6b7947483db4c7de151f93bd0f7e5e56247230b63213
home    214afae792ce
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[192, 512, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[16, 12, 512, 64, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[16, 1, 12, 64, 512]" = torch.ops.aten.permute.default(reshape, [0, 4, 1, 3, 2])
        permute_1: "bf16[16, 512, 12, 64, 1]" = torch.ops.aten.permute.default(permute, [0, 4, 2, 3, 1])
        squeeze: "bf16[16, 512, 12, 64]" = torch.ops.aten.squeeze.dim(permute_1, 4)
        clone: "bf16[16, 512, 12, 64]" = torch.ops.aten.clone.default(squeeze, memory_format = torch.contiguous_format)
        reshape_1: "bf16[16, 512, 768]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "bf16[8192, 768]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute_2: "bf16[768, 8192]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[768]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute_2, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
