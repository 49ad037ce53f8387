"""assay repro 1
pattern dc78b58ca8742f2f514bf1f8ffa21b9245811e9b34b8f0c264350711ce7c9cfc
home    f809d53f19de
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4, 49, 1]", arg1: "bf16[4, 768]", arg2: "bf16[4, 49, 768]", arg3: "bf16[4, 49, 1]", arg4: "f32[768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size[]", p6: "size[]", p7: "size", p8: "size[]", p9: "size[]", p10: "size[]"):
        div: "bf16[4, 49, 1]" = torch.ops.aten.div.Tensor(arg0, 768.0)
        full: "bf16[3072]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        reshape: "bf16[4, 768, 1]" = torch.ops.aten.reshape.default(arg1, p1)
        unsqueeze: "bf16[4, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(reshape, 2)
        squeeze: "bf16[4, 768, 1]" = torch.ops.aten.squeeze.dim(unsqueeze, 3)
        squeeze_1: "bf16[4, 768]" = torch.ops.aten.squeeze.dim(squeeze, 2)
        as_strided_scatter: "bf16[3072]" = torch.ops.aten.as_strided_scatter.default(full, squeeze_1, p2, p3, p4)
        as_strided: "bf16[4, 768, 1, 1]" = torch.ops.aten.as_strided.default(as_strided_scatter, p5, p6, p7)
        expand: "bf16[4, 768, 1, 49]" = torch.ops.aten.expand.default(as_strided, p8)
        div_1: "bf16[4, 768, 1, 49]" = torch.ops.aten.div.Scalar(expand, 49.0)
        squeeze_2: "bf16[4, 768, 49]" = torch.ops.aten.squeeze.dim(div_1, 2)
        permute: "bf16[4, 49, 768]" = torch.ops.aten.permute.default(squeeze_2, [0, 2, 1])
        convert_element_type: "f32[4, 49, 768]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        sub: "f32[4, 49, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, arg3)
        mul: "f32[4, 49, 768]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_1: "f32[4, 49, 768]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        clone: "f32[4, 49, 768]" = torch.ops.aten.clone.default(convert_element_type_1, memory_format = torch.contiguous_format)
        mul_1: "f32[4, 49, 768]" = torch.ops.aten.mul.Tensor(clone, arg4)
        mul_2: "f32[4, 49, 768]" = torch.ops.aten.mul.Tensor(clone, mul)
        mul_3: "f32[4, 49, 768]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_4: "f32[4, 49, 768]" = torch.ops.aten.mul.Tensor(mul_1, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(clone, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[4, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[4, 49, 768]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[4, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[4, 49, 768]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[4, 49, 768]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[4, 49, 768]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[4, 49, 768]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        reshape_1: "bf16[196, 768]" = torch.ops.aten.reshape.default(convert_element_type_2, p9)
        permute_1: "bf16[768, 196]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_5: "bf16[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True)
        reshape_2: "bf16[768]" = torch.ops.aten.reshape.default(sum_5, p10)
        convert_element_type_3: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (sum_1, sum_2, convert_element_type_2, reshape_1, permute_1, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
