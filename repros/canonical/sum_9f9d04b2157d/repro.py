"""assay repro 1
pattern 9f9d04b2157dd226b45dad8d24c42e2cdc53923a05a0aef6ba58764fe7bec400
home    8cb21bd85041
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 12, 197, 197]", arg1: "bf16[768, 200, 200]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size[]", p8: "size[]"):
        neg: "f32[64, 12, 197, 197]" = torch.ops.aten.neg.default(arg0)
        slice_1: "bf16[768, 197, 200]" = torch.ops.aten.slice.Tensor(arg1, 1, p0, p1, p2)
        slice_2: "bf16[768, 197, 197]" = torch.ops.aten.slice.Tensor(slice_1, 2, p3, p4, p5)
        convert_element_type: "f32[768, 197, 197]" = torch.ops.prims.convert_element_type.default(slice_2, torch.float32)
        reshape: "f32[64, 12, 197, 197]" = torch.ops.aten.reshape.default(convert_element_type, p6)
        mul: "f32[64, 12, 197, 197]" = torch.ops.aten.mul.Tensor(reshape, arg0)
        sum_1: "f32[64, 12, 197, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        fma: "f32[64, 12, 197, 197]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        reshape_1: "f32[768, 197, 197]" = torch.ops.aten.reshape.default(fma, p7)
        convert_element_type_1: "bf16[768, 197, 197]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        constant_pad_nd: "bf16[768, 200, 200]" = torch.ops.aten.constant_pad_nd.default(convert_element_type_1, p8)
        return (convert_element_type_1, constant_pad_nd)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
