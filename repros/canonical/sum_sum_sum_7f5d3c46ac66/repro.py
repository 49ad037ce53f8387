"""assay repro 1
pattern 7f5d3c46ac669f58de1cde20e3a0f92c5c603c7dcb6c1d75026f8e42f7377a6b
home    6c9bcf45cd73
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 1]", arg1: "bf16[128, 768]", arg2: "f32[768]", arg3: "bf16[128, 768]", arg4: "f32[128, 1]", p0: "size[]", p1: "size[]", p2: "size[]"):
        div: "f32[128, 1]" = torch.ops.aten.div.Tensor(arg0, 768.0)
        convert_element_type: "f32[128, 768]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        mul: "f32[128, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, arg2)
        mul_1: "f32[128, 768]" = torch.ops.aten.mul.Tensor(mul, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0])
        sum_2: "f32[128, 1]" = torch.ops.aten.sum.dim_IntList(mul, [1], True)
        sub: "f32[128, 768]" = torch.ops.aten.sub.Tensor(mul_1, sum_2)
        convert_element_type_1: "f32[128, 768]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        sub_1: "f32[128, 768]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg4)
        mul_2: "f32[128, 768]" = torch.ops.aten.mul.Tensor(sub_1, arg0)
        mul_3: "f32[128, 768]" = torch.ops.aten.mul.Tensor(mul, mul_2)
        mul_4: "f32[128, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, mul_2)
        sum_3: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_4, [0])
        sum_4: "f32[128, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [1], True)
        mul_5: "f32[128, 768]" = torch.ops.aten.mul.Tensor(mul_2, sum_4)
        sub_2: "f32[128, 768]" = torch.ops.aten.sub.Tensor(sub, mul_5)
        mul_6: "f32[128, 768]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[128, 768]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        unsqueeze: "bf16[128, 768, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_2, 2)
        unsqueeze_1: "bf16[128, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 3)
        expand: "bf16[128, 768, 7, 7]" = torch.ops.aten.expand.default(unsqueeze_1, p0)
        div_1: "bf16[128, 768, 7, 7]" = torch.ops.aten.div.Scalar(expand, 49.0)
        permute: "bf16[128, 7, 7, 768]" = torch.ops.aten.permute.default(div_1, [0, 2, 3, 1])
        clone: "bf16[128, 7, 7, 768]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape: "bf16[6272, 768]" = torch.ops.aten.reshape.default(clone, p1)
        permute_1: "bf16[768, 6272]" = torch.ops.aten.permute.default(reshape, [1, 0])
        sum_5: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape, [0], True, dtype = torch.float32)
        reshape_1: "f32[768]" = torch.ops.aten.reshape.default(sum_5, p2)
        convert_element_type_3: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        return (sum_1, sum_3, div_1, reshape, permute_1, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
