"""assay repro 1
pattern 9790840a873db957149791a36cab5e0739af0dc79a5919e95bb5e3f5c46ac3c3
home    19e9e0a238b8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 196, 112]", arg1: "f32[128, 196, 112][196, 1, 0]", arg2: "bf16[128, 196, 112]", arg3: "f32[128, 196, 1]", arg4: "f32[128, 196, 112][112, 0, 1]", arg5: "f32[128, 196, 1]", arg6: "f32[128, 196, 112]", arg7: "bf16[25088, 112]", arg8: "f32[]", p0: "size[]", p1: "size[]", p2: "size[]"):
        div: "f32[128, 196, 112]" = torch.ops.aten.div.Tensor(arg0, arg1)
        div_1: "f32[128, 196, 112]" = torch.ops.aten.div.Tensor(arg2, arg3)
        eq: "b8[128, 196, 1]" = torch.ops.aten.eq.Scalar(arg3, 0.0)
        ge: "b8[128, 196, 1]" = torch.ops.aten.ge.Scalar(arg3, 1e-12)
        mul: "f32[128, 196, 112]" = torch.ops.aten.mul.Tensor(arg4, arg5)
        add: "f32[128, 196, 112]" = torch.ops.aten.add.Tensor(arg6, mul)
        reshape: "bf16[128, 196, 112]" = torch.ops.aten.reshape.default(arg7, p0)
        where: "f32[128, 196, 112]" = torch.ops.aten.where.self(eq, arg8, div_1)
        convert_element_type: "f32[128, 196, 112]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add_1: "f32[128, 196, 112]" = torch.ops.aten.add.Tensor(add, convert_element_type)
        div_2: "f32[128, 196, 112]" = torch.ops.aten.div.Tensor(add_1, arg1)
        neg: "f32[128, 196, 112]" = torch.ops.aten.neg.default(add_1)
        mul_1: "f32[128, 196, 112]" = torch.ops.aten.mul.Tensor(neg, div)
        sum_1: "f32[128, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True, dtype = torch.float32)
        where_1: "f32[128, 196, 1]" = torch.ops.aten.where.self(ge, sum_1, arg8)
        mul_2: "f32[128, 196, 112]" = torch.ops.aten.mul.Tensor(where_1, where)
        convert_element_type_1: "bf16[128, 196, 112]" = torch.ops.prims.convert_element_type.default(div_2, torch.bfloat16)
        convert_element_type_2: "bf16[128, 196, 112]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        add_2: "bf16[128, 196, 112]" = torch.ops.aten.add.Tensor(convert_element_type_1, convert_element_type_2)
        reshape_1: "bf16[25088, 112]" = torch.ops.aten.reshape.default(add_2, p1)
        permute: "bf16[112, 25088]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_2: "f32[1, 1, 112]" = torch.ops.aten.sum.dim_IntList(add_2, [0, 1], True, dtype = torch.float32)
        reshape_2: "f32[112]" = torch.ops.aten.reshape.default(sum_2, p2)
        convert_element_type_3: "f32[112]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (reshape_1, permute, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
