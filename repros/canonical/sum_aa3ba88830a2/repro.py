"""assay repro 1
pattern aa3ba88830a2901db423331f7e60eb123e0f3081138a9adf60b6396fb23f9f03
home    2dae67cd9850
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1024, 128, 64]", arg1: "bf16[64, 16, 128, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        convert_element_type: "f32[1024, 128, 64]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        reshape: "f32[64, 16, 128, 64]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        convert_element_type_1: "bf16[64, 16, 128, 64]" = torch.ops.prims.convert_element_type.default(reshape, torch.bfloat16)
        add: "bf16[64, 16, 128, 64]" = torch.ops.aten.add.Tensor(arg1, convert_element_type_1)
        permute: "bf16[64, 128, 16, 64]" = torch.ops.aten.permute.default(add, [0, 2, 1, 3])
        clone: "bf16[64, 128, 16, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[64, 128, 1024]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "bf16[8192, 1024]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute_1: "bf16[1024, 8192]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_1: "f32[1, 1024]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[1024]" = torch.ops.aten.reshape.default(sum_1, p3)
        convert_element_type_2: "f32[1024]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
