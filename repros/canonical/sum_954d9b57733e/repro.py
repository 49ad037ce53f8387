"""assay repro 1
pattern 954d9b57733e3af3fb7b570371bcc8171c7c920606ffa4ee95f922cfc0bd2450
home    5b56c0885dc5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401408, 48]", arg1: "bf16[48]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[128, 3136, 48]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[128, 3136, 48]" = torch.ops.aten.add.Tensor(reshape, arg1)
        convert_element_type: "f32[128, 3136, 48]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        pow_1: "f32[128, 3136, 48]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 2.0)
        sum_1: "f32[128, 3136, 1]" = torch.ops.aten.sum.dim_IntList(pow_1, [2], True)
        pow_2: "f32[128, 3136, 1]" = torch.ops.aten.pow.Tensor_Scalar(sum_1, 0.5)
        convert_element_type_1: "bf16[128, 3136, 1]" = torch.ops.prims.convert_element_type.default(pow_2, torch.bfloat16)
        clamp_min: "bf16[128, 3136, 1]" = torch.ops.aten.clamp_min.default(convert_element_type_1, 1e-12)
        expand: "bf16[128, 3136, 48]" = torch.ops.aten.expand.default(clamp_min, p1)
        div: "bf16[128, 3136, 48]" = torch.ops.aten.div.Tensor(add, expand)
        reshape_1: "bf16[401408, 48]" = torch.ops.aten.reshape.default(div, p2)
        return (div, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
