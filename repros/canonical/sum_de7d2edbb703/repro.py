"""assay repro 1
pattern de7d2edbb7030f8b246f0627e36d023dd1ac3d183fe016bcfe99440911d2e0c7
home    0949ab7ae9a6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "b8[1, 1, 197, 1]", arg1: "f32[768, 197, 197]", arg2: "bf16[768, 200, 200]", arg3: "f32[64, 12, 197, 1]", arg4: "f32[64, 12, 197, 1]", arg5: "b8[64, 12, 197, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size[]", p10: "size[]", p11: "size[]", p12: "size[]", p13: "size[]"):
        expand: "b8[64, 1, 197, 197]" = torch.ops.aten.expand.default(arg0, p0)
        full: "bf16[]" = torch.ops.aten.full.default([], -inf, dtype = torch.bfloat16)
        full_1: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_2: "f32[64, 12, 197, 197]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        reshape: "f32[64, 12, 197, 197]" = torch.ops.aten.reshape.default(arg1, p2)
        slice_1: "bf16[768, 197, 200]" = torch.ops.aten.slice.Tensor(arg2, 1, p3, p4, p5)
        slice_2: "bf16[768, 197, 197]" = torch.ops.aten.slice.Tensor(slice_1, 2, p6, p7, p8)
        where: "bf16[64, 1, 197, 197]" = torch.ops.aten.where.self(expand, full_1, full)
        add: "f32[64, 12, 197, 197]" = torch.ops.aten.add.Tensor(reshape, where)
        sub: "f32[64, 12, 197, 197]" = torch.ops.aten.sub.Tensor(add, arg3)
        exp: "f32[64, 12, 197, 197]" = torch.ops.aten.exp.default(sub)
        div: "f32[64, 12, 197, 197]" = torch.ops.aten.div.Tensor(exp, arg4)
        where_1: "f32[64, 12, 197, 197]" = torch.ops.aten.where.self(arg5, full_2, div)
        expand_1: "f32[64, 12, 197, 197]" = torch.ops.aten.expand.default(where_1, p9)
        neg: "f32[64, 12, 197, 197]" = torch.ops.aten.neg.default(where_1)
        reshape_1: "f32[768, 197, 197]" = torch.ops.aten.reshape.default(expand_1, p10)
        permute: "f32[768, 197, 197]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        convert_element_type: "bf16[768, 197, 197]" = torch.ops.prims.convert_element_type.default(permute, torch.bfloat16)
        convert_element_type_1: "f32[768, 197, 197]" = torch.ops.prims.convert_element_type.default(slice_2, torch.float32)
        reshape_2: "f32[64, 12, 197, 197]" = torch.ops.aten.reshape.default(convert_element_type_1, p11)
        mul: "f32[64, 12, 197, 197]" = torch.ops.aten.mul.Tensor(reshape_2, where_1)
        sum_1: "f32[64, 12, 197, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        fma: "f32[64, 12, 197, 197]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        reshape_3: "f32[768, 197, 197]" = torch.ops.aten.reshape.default(fma, p12)
        convert_element_type_2: "bf16[768, 197, 197]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.bfloat16)
        constant_pad_nd: "bf16[768, 200, 200]" = torch.ops.aten.constant_pad_nd.default(convert_element_type_2, p13)
        return (convert_element_type, convert_element_type_2, constant_pad_nd)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
