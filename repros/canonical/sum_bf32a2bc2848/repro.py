"""assay repro 1
pattern bf32a2bc2848b3975410c023e35c239873a0d98117dee71a0cf0d599d5b48f4d
home    18cab41d91d3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[96, 249, 249]", arg1: "bf16[96, 256, 256]", arg2: "b8[8, 1, 249, 249][0, 249, 1, 0]", arg3: "f32[8, 12, 249, 1]", arg4: "f32[8, 12, 249, 1]", arg5: "b8[8, 12, 249, 1]", arg6: "b8[8, 12, 249, 249]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], -inf, dtype = torch.bfloat16)
        full_1: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_2: "f32[8, 12, 249, 249]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "f32[8, 12, 249, 249]" = torch.ops.aten.reshape.default(arg0, p1)
        slice_1: "bf16[96, 249, 256]" = torch.ops.aten.slice.Tensor(arg1, 1, p2, p3, p4)
        slice_2: "bf16[96, 249, 249]" = torch.ops.aten.slice.Tensor(slice_1, 2, p5, p6, p7)
        where: "bf16[8, 1, 249, 249]" = torch.ops.aten.where.self(arg2, full_1, full)
        add: "f32[8, 12, 249, 249]" = torch.ops.aten.add.Tensor(reshape, where)
        sub: "f32[8, 12, 249, 249]" = torch.ops.aten.sub.Tensor(add, arg3)
        exp: "f32[8, 12, 249, 249]" = torch.ops.aten.exp.default(sub)
        div: "f32[8, 12, 249, 249]" = torch.ops.aten.div.Tensor(exp, arg4)
        where_1: "f32[8, 12, 249, 249]" = torch.ops.aten.where.self(arg5, full_2, div)
        mul: "f32[8, 12, 249, 249]" = torch.ops.aten.mul.Tensor(arg6, where_1)
        mul_1: "f32[8, 12, 249, 249]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        expand: "f32[8, 12, 249, 249]" = torch.ops.aten.expand.default(mul_1, p8)
        neg: "f32[8, 12, 249, 249]" = torch.ops.aten.neg.default(where_1)
        reshape_1: "f32[96, 249, 249]" = torch.ops.aten.reshape.default(expand, p9)
        permute: "f32[96, 249, 249]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        convert_element_type: "bf16[96, 249, 249]" = torch.ops.prims.convert_element_type.default(permute, torch.bfloat16)
        convert_element_type_1: "f32[8, 12, 249, 249]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        mul_2: "f32[8, 12, 249, 249]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 1.1111111111111112)
        convert_element_type_2: "f32[96, 249, 249]" = torch.ops.prims.convert_element_type.default(slice_2, torch.float32)
        reshape_2: "f32[8, 12, 249, 249]" = torch.ops.aten.reshape.default(convert_element_type_2, p10)
        mul_3: "f32[8, 12, 249, 249]" = torch.ops.aten.mul.Tensor(reshape_2, mul_2)
        mul_4: "f32[8, 12, 249, 249]" = torch.ops.aten.mul.Tensor(mul_3, where_1)
        sum_1: "f32[8, 12, 249, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [3], True)
        fma: "f32[8, 12, 249, 249]" = torch.ops.prims.fma.default(neg, sum_1, mul_4)
        reshape_3: "f32[96, 249, 249]" = torch.ops.aten.reshape.default(fma, p11)
        convert_element_type_3: "bf16[96, 249, 249]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.bfloat16)
        return (convert_element_type, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
