"""assay repro 1
pattern e0c0c11787f048443dc93e7f9077458ec8b7a9e5533e111042b37203aedbb772
home    8c02f113793c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 960, 7, 7][47040, 1, 6720, 960]", arg1: "bf16[512, 960, 7, 7][47040, 1, 6720, 960]", arg2: "bf16[512, 960, 1, 1]", arg3: "f32[]"):
        mul: "bf16[512, 960, 7, 7]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        sum_1: "f32[512, 960, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2, 3], True, dtype = torch.float32)
        convert_element_type: "f32[512, 960, 1, 1]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        mul_1: "f32[512, 960, 1, 1]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.16666666666666666)
        convert_element_type_1: "f32[512, 960, 1, 1]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        gt: "b8[512, 960, 1, 1]" = torch.ops.aten.gt.Scalar(convert_element_type_1, -3.0)
        lt: "b8[512, 960, 1, 1]" = torch.ops.aten.lt.Scalar(convert_element_type_1, 3.0)
        bitwise_and: "b8[512, 960, 1, 1]" = torch.ops.aten.bitwise_and.Tensor(gt, lt)
        where: "f32[512, 960, 1, 1]" = torch.ops.aten.where.self(bitwise_and, mul_1, arg3)
        convert_element_type_2: "bf16[512, 960, 1, 1]" = torch.ops.prims.convert_element_type.default(where, torch.bfloat16)
        sum_2: "bf16[960]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        convert_element_type_3: "f32[960]" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32)
        return (convert_element_type_1, convert_element_type_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
