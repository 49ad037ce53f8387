"""assay repro 1
pattern 1ea07fcf689d0503f148980ed92fdbf3401404d8512b8e77970bb116396eba0b
home    db5a75464d23
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1, 4, 1000, 256]", arg1: "f32[1, 1, 1000, 256]", p0: "size[]", p1: "size[]", p2: "size[]"):
        convert_element_type: "f32[1, 4, 1000, 256]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        reshape: "f32[1, 1, 4, 1000, 256]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        sum_1: "f32[1, 1, 1, 1000, 256]" = torch.ops.aten.sum.dim_IntList(reshape, [2], True, dtype = torch.float32)
        squeeze: "f32[1, 1, 1000, 256]" = torch.ops.aten.squeeze.dim(sum_1, 2)
        add: "f32[1, 1, 1000, 256]" = torch.ops.aten.add.Tensor(arg1, squeeze)
        convert_element_type_1: "bf16[1, 1, 1000, 256]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        permute: "bf16[1, 1000, 1, 256]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1, 3])
        reshape_1: "bf16[1, 1000, 256]" = torch.ops.aten.reshape.default(permute, p1)
        reshape_2: "bf16[1000, 256]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute_1: "bf16[256, 1000]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        return (reshape_2, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
