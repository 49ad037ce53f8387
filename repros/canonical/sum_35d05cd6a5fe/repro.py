"""assay repro 1
pattern 35d05cd6a5febb7c1f01f552cf0c5de7ddc448d514cd9c3d9538b125bcd0d528
home    47a4a3c8c8d7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "b8[1, 1, 512, 1]", arg1: "f32[384, 512, 512]", arg2: "f32[32, 12, 512, 1]", arg3: "f32[32, 12, 512, 1]", arg4: "b8[32, 12, 512, 1]", arg5: "b8[32, 12, 512, 512]", arg6: "bf16[384, 512, 512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        expand: "b8[32, 1, 512, 512]" = torch.ops.aten.expand.default(arg0, p0)
        full: "bf16[]" = torch.ops.aten.full.default([], -inf, dtype = torch.bfloat16)
        full_1: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_2: "f32[32, 12, 512, 512]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        reshape: "f32[32, 12, 512, 512]" = torch.ops.aten.reshape.default(arg1, p2)
        where: "bf16[32, 1, 512, 512]" = torch.ops.aten.where.self(expand, full_1, full)
        add: "f32[32, 12, 512, 512]" = torch.ops.aten.add.Tensor(reshape, where)
        sub: "f32[32, 12, 512, 512]" = torch.ops.aten.sub.Tensor(add, arg2)
        exp: "f32[32, 12, 512, 512]" = torch.ops.aten.exp.default(sub)
        div: "f32[32, 12, 512, 512]" = torch.ops.aten.div.Tensor(exp, arg3)
        where_1: "f32[32, 12, 512, 512]" = torch.ops.aten.where.self(arg4, full_2, div)
        mul: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(arg5, where_1)
        mul_1: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        expand_1: "f32[32, 12, 512, 512]" = torch.ops.aten.expand.default(mul_1, p3)
        neg: "f32[32, 12, 512, 512]" = torch.ops.aten.neg.default(where_1)
        reshape_1: "f32[384, 512, 512]" = torch.ops.aten.reshape.default(expand_1, p4)
        permute: "f32[384, 512, 512]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        convert_element_type: "bf16[384, 512, 512]" = torch.ops.prims.convert_element_type.default(permute, torch.bfloat16)
        convert_element_type_1: "f32[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        mul_2: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 1.1111111111111112)
        convert_element_type_2: "f32[384, 512, 512]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        reshape_2: "f32[32, 12, 512, 512]" = torch.ops.aten.reshape.default(convert_element_type_2, p5)
        mul_3: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(reshape_2, mul_2)
        mul_4: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(mul_3, where_1)
        sum_1: "f32[32, 12, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [3], True)
        fma: "f32[32, 12, 512, 512]" = torch.ops.prims.fma.default(neg, sum_1, mul_4)
        reshape_3: "f32[384, 512, 512]" = torch.ops.aten.reshape.default(fma, p6)
        convert_element_type_3: "bf16[384, 512, 512]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.bfloat16)
        return (convert_element_type, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
