"""assay repro 1
pattern 701048aad1770ad2290fe4cd108214311f78f9b5570b60cc4fd217c854d739fa
home    0227e933df07
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 128, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[32, 16, 128, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[32, 128, 16, 64]" = torch.ops.aten.permute.default(reshape, [0, 2, 1, 3])
        clone: "bf16[32, 128, 16, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[32, 128, 1024]" = torch.ops.aten.reshape.default(clone, p1)
        mul: "bf16[32, 128, 1024]" = torch.ops.aten.mul.Tensor(reshape_1, 0.125)
        reshape_2: "bf16[4096, 1024]" = torch.ops.aten.reshape.default(mul, p2)
        permute_1: "bf16[1024, 4096]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 1024]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[1024]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type: "f32[1024]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
