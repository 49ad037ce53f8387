"""assay repro 1
pattern 5c93faa20fa9bb72de6e73b00e81d4eb287bdff390f4927b960c6d100a39347b
home    fa77b23d6cdc
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1, 14, 1000, 64]", arg1: "f32[1, 2, 1000, 64]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        convert_element_type: "f32[1, 14, 1000, 64]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        reshape: "f32[1, 2, 7, 1000, 64]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        sum_1: "f32[1, 2, 1, 1000, 64]" = torch.ops.aten.sum.dim_IntList(reshape, [2], True, dtype = torch.float32)
        squeeze: "f32[1, 2, 1000, 64]" = torch.ops.aten.squeeze.dim(sum_1, 2)
        add: "f32[1, 2, 1000, 64]" = torch.ops.aten.add.Tensor(arg1, squeeze)
        convert_element_type_1: "bf16[1, 2, 1000, 64]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        permute: "bf16[1, 1000, 2, 64]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1, 3])
        clone: "bf16[1, 1000, 2, 64]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[1, 1000, 128]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "bf16[1000, 128]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute_1: "bf16[128, 1000]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_2: "f32[1, 128]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[128]" = torch.ops.aten.reshape.default(sum_2, p3)
        convert_element_type_2: "f32[128]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (reshape_2, permute_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
