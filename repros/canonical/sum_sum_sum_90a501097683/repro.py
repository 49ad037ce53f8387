"""assay repro 1
pattern 90a501097683561ef3859b53a85bfb33db8c6c6bbf2d3806527cd8d40bd29be8
home    4f02a43babf5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[16, 12, 49, 49]", arg1: "f32[16, 12, 49, 49]", arg2: "bf16[192, 49, 49]", arg3: "i64[2401]", arg4: "i64[2401]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        full: "f32[169, 12]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        neg: "f32[16, 12, 49, 49]" = torch.ops.aten.neg.default(arg0)
        convert_element_type: "bf16[16, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(arg1, torch.bfloat16)
        convert_element_type_1: "f32[192, 49, 49]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        reshape: "f32[16, 12, 49, 49]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        mul: "f32[16, 12, 49, 49]" = torch.ops.aten.mul.Tensor(reshape, arg0)
        sum_1: "f32[16, 12, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        convert_element_type_2: "f32[16, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(convert_element_type, torch.float32)
        sum_2: "f32[1, 12, 49, 49]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0], True)
        squeeze: "f32[12, 49, 49]" = torch.ops.aten.squeeze.dim(sum_2, 0)
        permute: "f32[49, 49, 12]" = torch.ops.aten.permute.default(squeeze, [1, 2, 0])
        reshape_1: "f32[2401, 12]" = torch.ops.aten.reshape.default(permute, p2)
        index_put: "f32[169, 12]" = torch.ops.aten.index_put.default(full, [arg3], reshape_1, True)
        fma: "f32[16, 12, 49, 49]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        reshape_2: "f32[192, 49, 49]" = torch.ops.aten.reshape.default(fma, p3)
        sum_3: "f32[1, 12, 49, 49]" = torch.ops.aten.sum.dim_IntList(fma, [0], True)
        convert_element_type_3: "bf16[1, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(sum_3, torch.bfloat16)
        convert_element_type_4: "bf16[192, 49, 49]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.bfloat16)
        convert_element_type_5: "f32[1, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(convert_element_type_3, torch.float32)
        squeeze_1: "f32[12, 49, 49]" = torch.ops.aten.squeeze.dim(convert_element_type_5, 0)
        permute_1: "f32[49, 49, 12]" = torch.ops.aten.permute.default(squeeze_1, [1, 2, 0])
        reshape_3: "f32[2401, 12]" = torch.ops.aten.reshape.default(permute_1, p4)
        index_put_1: "f32[169, 12]" = torch.ops.aten.index_put.default(full, [arg4], reshape_3, True)
        return (full, index_put, convert_element_type_4, index_put_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
