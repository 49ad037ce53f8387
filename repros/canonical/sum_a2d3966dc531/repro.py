"""assay repro 1
pattern a2d3966dc531061b5a5760fc7d4c44bc5a7ad1ac804cfd1c3800fc5ada12e2d5
home    81df806ec4b1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 24, 49, 1]", arg1: "bf16[3136, 768]", arg2: "bf16[1536, 32, 49]", arg3: "f32[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        clamp_min: "f32[64, 24, 49, 1]" = torch.ops.aten.clamp_min.default(arg0, 1e-12)
        eq: "b8[64, 24, 49, 1]" = torch.ops.aten.eq.Scalar(arg0, 0.0)
        expand: "f32[64, 24, 49, 32]" = torch.ops.aten.expand.default(clamp_min, p0)
        ge: "b8[64, 24, 49, 1]" = torch.ops.aten.ge.Scalar(arg0, 1e-12)
        reshape: "bf16[64, 49, 768]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_1: "bf16[64, 24, 32, 49]" = torch.ops.aten.reshape.default(arg2, p2)
        reshape_2: "bf16[64, 49, 24, 32]" = torch.ops.aten.reshape.default(reshape, p3)
        permute: "bf16[64, 24, 49, 32]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1, 3])
        div: "f32[64, 24, 49, 32]" = torch.ops.aten.div.Tensor(permute, arg0)
        div_1: "f32[64, 24, 49, 32]" = torch.ops.aten.div.Tensor(permute, expand)
        div_2: "f32[64, 24, 49, 32]" = torch.ops.aten.div.Tensor(div_1, expand)
        where: "f32[64, 24, 49, 32]" = torch.ops.aten.where.self(eq, arg3, div)
        convert_element_type: "f32[64, 24, 32, 49]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        permute_1: "f32[64, 24, 49, 32]" = torch.ops.aten.permute.default(convert_element_type, [0, 1, 3, 2])
        div_3: "f32[64, 24, 49, 32]" = torch.ops.aten.div.Tensor(permute_1, expand)
        neg: "f32[64, 24, 49, 32]" = torch.ops.aten.neg.default(permute_1)
        mul: "f32[64, 24, 49, 32]" = torch.ops.aten.mul.Tensor(neg, div_2)
        sum_1: "f32[64, 24, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True, dtype = torch.float32)
        where_1: "f32[64, 24, 49, 1]" = torch.ops.aten.where.self(ge, sum_1, arg3)
        mul_1: "f32[64, 24, 49, 32]" = torch.ops.aten.mul.Tensor(where_1, where)
        convert_element_type_1: "bf16[64, 24, 49, 32]" = torch.ops.prims.convert_element_type.default(div_3, torch.bfloat16)
        convert_element_type_2: "bf16[64, 24, 49, 32]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        add: "bf16[64, 24, 49, 32]" = torch.ops.aten.add.Tensor(convert_element_type_1, convert_element_type_2)
        permute_2: "bf16[64, 49, 24, 32]" = torch.ops.aten.permute.default(add, [0, 2, 1, 3])
        reshape_3: "bf16[64, 49, 768]" = torch.ops.aten.reshape.default(permute_2, p4)
        clone: "bf16[64, 49, 768]" = torch.ops.aten.clone.default(reshape_3, memory_format = torch.contiguous_format)
        reshape_4: "bf16[3136, 768]" = torch.ops.aten.reshape.default(clone, p5)
        permute_3: "bf16[768, 3136]" = torch.ops.aten.permute.default(reshape_4, [1, 0])
        return (reshape_4, permute_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
