"""assay repro 1
pattern 5c23abcfdf99435725a712448f70e1abd1340a30db062905a762c5393225b35e
home    917bc0baf8e6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[384]", arg1: "f32[384]", arg2: "bf16[3200, 384]", arg3: "bf16[64, 384, 7, 7][18816, 1, 2688, 384]", arg4: "f32[1, 384, 1, 1]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]"):
        mul: "f32[384]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "f32[384]" = torch.ops.aten.mul.Tensor(arg0, arg0)
        reshape: "bf16[64, 50, 384]" = torch.ops.aten.reshape.default(arg2, p0)
        unsqueeze: "f32[1, 384]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 384, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 384, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        convert_element_type: "f32[64, 384, 7, 7]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        sub: "f32[64, 384, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type, arg4)
        convert_element_type_1: "f32[64, 50, 384]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        slice_1: "f32[64, 49, 384]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 1, p1, p2, p3)
        convert_element_type_2: "bf16[64, 49, 384]" = torch.ops.prims.convert_element_type.default(slice_1, torch.bfloat16)
        permute: "bf16[64, 384, 49]" = torch.ops.aten.permute.default(convert_element_type_2, [0, 2, 1])
        reshape_1: "bf16[64, 384, 7, 7]" = torch.ops.aten.reshape.default(permute, p4)
        convert_element_type_3: "f32[64, 384, 7, 7]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_2: "f32[64, 384, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_3, sub)
        sum_1: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2, 3])
        mul_3: "f32[384]" = torch.ops.aten.mul.Tensor(sum_1, arg0)
        mul_4: "f32[384]" = torch.ops.aten.mul.Tensor(sum_1, 0.00031887755102040814)
        mul_5: "f32[384]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[384]" = torch.ops.aten.sum.dim_IntList(convert_element_type_3, [0, 2, 3])
        mul_6: "f32[384]" = torch.ops.aten.mul.Tensor(sum_2, 0.00031887755102040814)
        unsqueeze_3: "f32[1, 384]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        unsqueeze_4: "f32[1, 384]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_5: "f32[1, 384, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "f32[1, 384, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 384, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_7: "f32[64, 384, 7, 7]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_7)
        sub_1: "f32[64, 384, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_3, mul_7)
        unsqueeze_8: "f32[1, 384, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        sub_2: "f32[64, 384, 7, 7]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_8)
        mul_8: "f32[64, 384, 7, 7]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_2)
        convert_element_type_4: "bf16[64, 384, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        return (convert_element_type_1, mul_3, sum_2, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
