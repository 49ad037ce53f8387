"""assay repro 1
pattern d2606bf707fe18db078ae60707f1c20ac70bdfbb3d0ef3f7736571f1dddbdb76
home    eb85313f604d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 7, 7, 1]", arg1: "b8[128, 1, 1]", arg2: "bf16[128, 7, 7, 1024]", arg3: "f32[128, 7, 7, 1]", arg4: "bf16[128, 1024]", arg5: "f32[1024]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        div: "f32[128, 7, 7, 1]" = torch.ops.aten.div.Tensor(arg0, 1024.0)
        convert_element_type: "bf16[128, 1, 1]" = torch.ops.prims.convert_element_type.default(arg1, torch.bfloat16)
        div_1: "bf16[128, 1, 1]" = torch.ops.aten.div.Tensor(convert_element_type, 0.8999999985098839)
        convert_element_type_1: "f32[128, 7, 7, 1024]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        sub: "f32[128, 7, 7, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg3)
        mul: "f32[128, 7, 7, 1024]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_2: "f32[128, 1024]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        unsqueeze: "f32[128, 1, 1024]" = torch.ops.aten.unsqueeze.default(convert_element_type_2, 1)
        unsqueeze_1: "f32[128, 1, 1, 1024]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        expand: "f32[128, 7, 7, 1024]" = torch.ops.aten.expand.default(unsqueeze_1, p0)
        div_2: "f32[128, 7, 7, 1024]" = torch.ops.aten.div.Scalar(expand, 49.0)
        mul_1: "f32[128, 7, 7, 1024]" = torch.ops.aten.mul.Tensor(div_2, arg5)
        mul_2: "f32[128, 7, 7, 1024]" = torch.ops.aten.mul.Tensor(div_2, mul)
        mul_3: "f32[128, 7, 7, 1024]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_4: "f32[128, 7, 7, 1024]" = torch.ops.aten.mul.Tensor(mul_1, 1024.0)
        sum_1: "f32[1024]" = torch.ops.aten.sum.dim_IntList(div_2, [0, 1, 2])
        sum_2: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1, 2])
        sum_3: "f32[128, 7, 7, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [3], True)
        mul_5: "f32[128, 7, 7, 1024]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[128, 7, 7, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [3], True)
        sub_1: "f32[128, 7, 7, 1024]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[128, 7, 7, 1024]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[128, 7, 7, 1024]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_3: "bf16[128, 7, 7, 1024]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        reshape: "bf16[128, 49, 1024]" = torch.ops.aten.reshape.default(convert_element_type_3, p1)
        mul_7: "bf16[128, 49, 1024]" = torch.ops.aten.mul.Tensor(reshape, div_1)
        reshape_1: "bf16[6272, 1024]" = torch.ops.aten.reshape.default(mul_7, p2)
        permute: "bf16[1024, 6272]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_5: "f32[1, 1024]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[1024]" = torch.ops.aten.reshape.default(sum_5, p3)
        convert_element_type_4: "f32[1024]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (sum_1, sum_2, reshape, reshape_1, permute, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
