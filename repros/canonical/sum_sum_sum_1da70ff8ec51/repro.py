"""assay repro 1
pattern 1da70ff8ec5189cebd10bc7575a6a0ed791b4b7f74472d031619acd69ecac282
home    9748bfcdc1b7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[6272, 768]", arg1: "bf16[128, 768]", arg2: "f32[768]", arg3: "f32[128, 768]", arg4: "f32[128, 1]", arg5: "f32[768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[128, 7, 7, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[128, 768]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        mul: "f32[128, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, arg2)
        mul_1: "f32[128, 768]" = torch.ops.aten.mul.Tensor(mul, arg3)
        mul_2: "f32[128, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, arg3)
        mul_3: "f32[128, 768]" = torch.ops.aten.mul.Tensor(mul, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_2, [0])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0])
        sum_3: "f32[128, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [1], True)
        mul_4: "f32[128, 768]" = torch.ops.aten.mul.Tensor(arg3, sum_3)
        sum_4: "f32[128, 1]" = torch.ops.aten.sum.dim_IntList(mul, [1], True)
        sub: "f32[128, 768]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[128, 768]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[128, 768]" = torch.ops.aten.mul.Tensor(arg4, sub_1)
        unsqueeze: "f32[128, 768, 1]" = torch.ops.aten.unsqueeze.default(mul_5, 2)
        unsqueeze_1: "f32[128, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 3)
        expand: "f32[128, 768, 7, 7]" = torch.ops.aten.expand.default(unsqueeze_1, p1)
        div: "f32[128, 768, 7, 7]" = torch.ops.aten.div.Scalar(expand, 49.0)
        permute: "f32[128, 7, 7, 768]" = torch.ops.aten.permute.default(div, [0, 2, 3, 1])
        mul_6: "f32[128, 7, 7, 768]" = torch.ops.aten.mul.Tensor(permute, arg5)
        mul_7: "f32[128, 7, 7, 768]" = torch.ops.aten.mul.Tensor(permute, reshape)
        sum_5: "f32[1, 1, 1, 768]" = torch.ops.aten.sum.dim_IntList(mul_7, [0, 1, 2], True, dtype = torch.float32)
        reshape_1: "f32[768]" = torch.ops.aten.reshape.default(sum_5, p2)
        convert_element_type_1: "bf16[128, 7, 7, 768]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        clone: "bf16[128, 7, 7, 768]" = torch.ops.aten.clone.default(convert_element_type_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[6272, 768]" = torch.ops.aten.reshape.default(clone, p3)
        permute_1: "bf16[768, 6272]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_6: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[768]" = torch.ops.aten.reshape.default(sum_6, p4)
        convert_element_type_2: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (sum_1, sum_2, div, reshape_1, reshape_2, permute_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
