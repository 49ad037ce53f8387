"""assay repro 1
pattern e2ce8f5e95861f162f0c927f72b654b2be7cd8c19450b9e0de0fa3b3217c34d0
home    dac748f7005e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 128, 64]", arg1: "bf16[32, 16, 128, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[32, 16, 128, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[32, 16, 128, 64]" = torch.ops.aten.add.Tensor(arg1, reshape)
        permute: "bf16[32, 128, 16, 64]" = torch.ops.aten.permute.default(add, [0, 2, 1, 3])
        clone: "bf16[32, 128, 16, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[32, 128, 1024]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "bf16[4096, 1024]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute_1: "bf16[1024, 4096]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 1024]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[1024]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type: "f32[1024]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
