"""assay repro 1
pattern 6c3a3a77266f919d99deab0445b094a6f598265576925dc30e6ef8f5c6725113
home    a662685a663c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[16, 512, 1]", arg1: "i64[16, 512]", arg2: "f32[16, 512, 768]", arg3: "f32[16, 512, 1]", arg4: "b8[16, 512, 768]", arg5: "f32[16, 512, 768]", arg6: "f32[768]", p0: "size[]"):
        div: "f32[16, 512, 1]" = torch.ops.aten.div.Tensor(arg0, 768.0)
        eq: "b8[16, 512]" = torch.ops.aten.eq.Scalar(arg1, -1)
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        full_1: "f32[30522, 768]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        sub: "f32[16, 512, 768]" = torch.ops.aten.sub.Tensor(arg2, arg3)
        mul: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(sub, arg0)
        unsqueeze: "b8[16, 512, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        convert_element_type: "f32[16, 512, 768]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        mul_1: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        mul_2: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(arg5, mul_1)
        mul_3: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(mul_2, arg6)
        mul_4: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(mul_2, mul)
        mul_5: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(mul_3, mul)
        mul_6: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(mul_3, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 1])
        sum_3: "f32[16, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_5, [2], True)
        mul_7: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[16, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        sub_1: "f32[16, 512, 768]" = torch.ops.aten.sub.Tensor(mul_6, sum_4)
        sub_2: "f32[16, 512, 768]" = torch.ops.aten.sub.Tensor(sub_1, mul_7)
        mul_8: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(div, sub_2)
        where: "f32[16, 512, 768]" = torch.ops.aten.where.self(unsqueeze, full, mul_8)
        index_put: "f32[30522, 768]" = torch.ops.aten.index_put.default(full_1, [arg1], where, True)
        return (sum_1, sum_2, index_put)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
