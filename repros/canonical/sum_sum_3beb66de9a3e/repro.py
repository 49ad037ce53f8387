"""assay repro 1
pattern 3beb66de9a3e9b0877b35a3aaee549fced5c8943e88b4713e5ffbbf5f2e35fff
home    f3461b3d64ca
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[320]", arg1: "bf16[128, 320, 14, 14]", arg2: "bf16[128, 320, 14, 14]", p0: "size[]"):
        unsqueeze: "f32[320, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        unsqueeze_1: "f32[320, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        convert_element_type: "f32[128, 320, 14, 14]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        mul: "f32[128, 320, 14, 14]" = torch.ops.aten.mul.Tensor(convert_element_type, arg2)
        mul_1: "f32[128, 320, 14, 14]" = torch.ops.aten.mul.Tensor(convert_element_type, unsqueeze_1)
        sum_1: "f32[1, 320, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul, [0, 2, 3], True, dtype = torch.float32)
        reshape: "f32[320, 1, 1]" = torch.ops.aten.reshape.default(sum_1, p0)
        squeeze: "f32[320, 1]" = torch.ops.aten.squeeze.dim(reshape, 2)
        squeeze_1: "f32[320]" = torch.ops.aten.squeeze.dim(squeeze, 1)
        convert_element_type_1: "bf16[128, 320, 14, 14]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        sum_2: "bf16[320]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        convert_element_type_2: "f32[320]" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32)
        return (convert_element_type, squeeze_1, convert_element_type_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
