"""assay repro 1
pattern e3d00d16eed8add93f607e153dedd0ab3692e7666f803f40534afff5e93cc68d
home    287728bcbe0d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[16, 12, 49, 49]", arg1: "bf16[192, 49, 49]", arg2: "f32[169, 12]", arg3: "i64[2401]", p0: "size[]", p1: "size[]", p2: "size[]"):
        neg: "f32[16, 12, 49, 49]" = torch.ops.aten.neg.default(arg0)
        convert_element_type: "f32[192, 49, 49]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        reshape: "f32[16, 12, 49, 49]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        mul: "f32[16, 12, 49, 49]" = torch.ops.aten.mul.Tensor(reshape, arg0)
        sum_1: "f32[16, 12, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        fma: "f32[16, 12, 49, 49]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        reshape_1: "f32[192, 49, 49]" = torch.ops.aten.reshape.default(fma, p1)
        convert_element_type_1: "bf16[16, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        convert_element_type_2: "bf16[192, 49, 49]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        convert_element_type_3: "f32[16, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(convert_element_type_1, torch.float32)
        sum_2: "f32[1, 12, 49, 49]" = torch.ops.aten.sum.dim_IntList(convert_element_type_3, [0], True)
        squeeze: "f32[12, 49, 49]" = torch.ops.aten.squeeze.dim(sum_2, 0)
        permute: "f32[49, 49, 12]" = torch.ops.aten.permute.default(squeeze, [1, 2, 0])
        reshape_2: "f32[2401, 12]" = torch.ops.aten.reshape.default(permute, p2)
        index_put: "f32[169, 12]" = torch.ops.aten.index_put.default(arg2, [arg3], reshape_2, True)
        return (convert_element_type_2, index_put)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
