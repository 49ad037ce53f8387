"""assay repro 1
pattern b14c1062bbfaac13bdf6ae2e051cef178f3349b5e5effcf2f18af36dc11c75e3
home    d85a84a6c83f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 96, 56, 56][301056, 1, 5376, 96]", arg1: "f32[128, 96, 56, 56][301056, 1, 5376, 96]", p0: "size[]", p1: "size[]"):
        convert_element_type: "f32[128, 96, 56, 56]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        add: "f32[128, 96, 56, 56]" = torch.ops.aten.add.Tensor(arg1, convert_element_type)
        convert_element_type_1: "bf16[128, 96, 56, 56]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        permute: "bf16[128, 56, 56, 96]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 3, 1])
        reshape: "bf16[401408, 96]" = torch.ops.aten.reshape.default(permute, p0)
        permute_1: "bf16[96, 401408]" = torch.ops.aten.permute.default(reshape, [1, 0])
        sum_1: "f32[1, 96]" = torch.ops.aten.sum.dim_IntList(reshape, [0], True, dtype = torch.float32)
        reshape_1: "f32[96]" = torch.ops.aten.reshape.default(sum_1, p1)
        convert_element_type_2: "f32[96]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        return (add, reshape, permute_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
