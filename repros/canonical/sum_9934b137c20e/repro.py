"""assay repro 1
pattern 9934b137c20ea4e572b766328e11436a5eef1b7110491c22bff947ae6dc95909
home    2be62e0ea4a9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 64, 784]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 64, 1, 784, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[64, 1, 1, 784, 64]" = torch.ops.aten.permute.default(reshape, [0, 2, 4, 3, 1])
        permute_1: "bf16[64, 1, 784, 64, 1]" = torch.ops.aten.permute.default(permute, [0, 1, 3, 4, 2])
        squeeze: "bf16[64, 1, 784, 64]" = torch.ops.aten.squeeze.dim(permute_1, 4)
        permute_2: "bf16[64, 784, 1, 64]" = torch.ops.aten.permute.default(squeeze, [0, 2, 1, 3])
        reshape_1: "bf16[64, 784, 64]" = torch.ops.aten.reshape.default(permute_2, p1)
        clone: "bf16[64, 784, 64]" = torch.ops.aten.clone.default(reshape_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[50176, 64]" = torch.ops.aten.reshape.default(clone, p2)
        permute_3: "bf16[64, 50176]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 64]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[64]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type: "f32[64]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute_3, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
