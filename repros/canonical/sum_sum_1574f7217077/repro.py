"""assay repro 1
pattern 1574f7217077c0280d63ecb6c4e43c990761784cacc3166638ad65ba1fc9a899
home    4785683b44be
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 672, 7, 7][32928, 1, 4704, 672]", arg1: "f32[1, 672, 1, 1]", arg2: "f32[1, 672, 1, 1]", arg3: "f32[672]", arg4: "f32[672]", arg5: "bf16[512, 672, 7, 7][32928, 1, 4704, 672]", arg6: "bf16[512, 672, 1, 1]", arg7: "f32[]"):
        sub: "f32[512, 672, 7, 7]" = torch.ops.aten.sub.Tensor(arg0, arg1)
        mul: "f32[512, 672, 7, 7]" = torch.ops.aten.mul.Tensor(sub, arg2)
        unsqueeze: "f32[672, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_1: "f32[672, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_2: "f32[672, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[672, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        mul_1: "f32[512, 672, 7, 7]" = torch.ops.aten.mul.Tensor(mul, unsqueeze_3)
        add: "f32[512, 672, 7, 7]" = torch.ops.aten.add.Tensor(mul_1, unsqueeze_2)
        convert_element_type: "bf16[512, 672, 7, 7]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        mul_2: "bf16[512, 672, 7, 7]" = torch.ops.aten.mul.Tensor(arg5, convert_element_type)
        sum_1: "f32[512, 672, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2, 3], True, dtype = torch.float32)
        convert_element_type_1: "f32[512, 672, 1, 1]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        mul_3: "f32[512, 672, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.16666666666666666)
        convert_element_type_2: "f32[512, 672, 1, 1]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        gt: "b8[512, 672, 1, 1]" = torch.ops.aten.gt.Scalar(convert_element_type_2, -3.0)
        lt: "b8[512, 672, 1, 1]" = torch.ops.aten.lt.Scalar(convert_element_type_2, 3.0)
        bitwise_and: "b8[512, 672, 1, 1]" = torch.ops.aten.bitwise_and.Tensor(gt, lt)
        where: "f32[512, 672, 1, 1]" = torch.ops.aten.where.self(bitwise_and, mul_3, arg7)
        convert_element_type_3: "bf16[512, 672, 1, 1]" = torch.ops.prims.convert_element_type.default(where, torch.bfloat16)
        sum_2: "bf16[672]" = torch.ops.aten.sum.dim_IntList(convert_element_type_3, [0, 2, 3])
        convert_element_type_4: "f32[672]" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32)
        return (convert_element_type_2, convert_element_type_3, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
