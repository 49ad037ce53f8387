"""assay repro 1
pattern 8eb243fff8f05a0b7437863ff4cdc85aa5736b99bbd02433dcd653aeaef6aee5
home    570017a7243d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[16, 512, 1]", arg1: "i64[16, 512]", arg2: "bf16[8192, 768]", arg3: "f32[16, 512, 768]", arg4: "f32[16, 512, 1]", arg5: "bf16[50368, 768]", arg6: "f32[16, 512, 768]", arg7: "f32[768]", arg8: "f32[]", p0: "size[]", p1: "size[]"):
        div: "f32[16, 512, 1]" = torch.ops.aten.div.Tensor(arg0, 768.0)
        eq: "b8[16, 512]" = torch.ops.aten.eq.Scalar(arg1, 50283)
        full: "f32[50368, 768]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "bf16[16, 512, 768]" = torch.ops.aten.reshape.default(arg2, p1)
        sub: "f32[16, 512, 768]" = torch.ops.aten.sub.Tensor(arg3, arg4)
        mul: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(sub, arg0)
        unsqueeze: "b8[16, 512, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        convert_element_type: "f32[50368, 768]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        convert_element_type_1: "f32[16, 512, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[16, 512, 768]" = torch.ops.aten.add.Tensor(arg6, convert_element_type_1)
        mul_1: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(add, arg7)
        mul_2: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(add, mul)
        mul_3: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_4: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_2: "f32[16, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(mul, sum_2)
        sum_3: "f32[16, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[16, 512, 768]" = torch.ops.aten.sub.Tensor(mul_4, sum_3)
        sub_2: "f32[16, 512, 768]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(div, sub_2)
        where: "f32[16, 512, 768]" = torch.ops.aten.where.self(unsqueeze, arg8, mul_6)
        index_put: "f32[50368, 768]" = torch.ops.aten.index_put.default(full, [arg1], where, True)
        add_1: "f32[50368, 768]" = torch.ops.aten.add.Tensor(convert_element_type, index_put)
        return (sum_1, add_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
