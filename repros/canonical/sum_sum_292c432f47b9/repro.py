"""assay repro 1
pattern 292c432f47b9d8e4a448eb121fe0715138a020f3d4e70c8994a6d24e4e8c0a94
home    6dcc7d37342c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 1000]", p0: "size[]", p1: "size", p2: "size", p3: "size[]", p4: "size[]"):
        unsqueeze: "bf16[1, 128, 1000]" = torch.ops.aten.unsqueeze.default(arg0, 0)
        expand: "bf16[2, 128, 1000]" = torch.ops.aten.expand.default(unsqueeze, p0)
        div: "bf16[2, 128, 1000]" = torch.ops.aten.div.Scalar(expand, 2.0)
        select: "bf16[128, 1000]" = torch.ops.aten.select.int(div, 0, p1)
        permute: "bf16[1000, 128]" = torch.ops.aten.permute.default(select, [1, 0])
        select_1: "bf16[128, 1000]" = torch.ops.aten.select.int(div, 0, p2)
        permute_1: "bf16[1000, 128]" = torch.ops.aten.permute.default(select_1, [1, 0])
        sum_1: "f32[1, 1000]" = torch.ops.aten.sum.dim_IntList(select, [0], True, dtype = torch.float32)
        reshape: "f32[1000]" = torch.ops.aten.reshape.default(sum_1, p3)
        sum_2: "f32[1, 1000]" = torch.ops.aten.sum.dim_IntList(select_1, [0], True, dtype = torch.float32)
        reshape_1: "f32[1000]" = torch.ops.aten.reshape.default(sum_2, p4)
        convert_element_type: "f32[1000]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[1000]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        return (select, permute, select_1, permute_1, convert_element_type, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
