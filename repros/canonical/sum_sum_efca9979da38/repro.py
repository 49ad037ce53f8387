"""assay repro 1
pattern efca9979da38fb05afa0abcd37888c0c56de8d87f7c91296ce2d447c73a93ec8
home    56ecb353c9c7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 24, 49, 1]", arg1: "bf16[3136, 768]", arg2: "bf16[1536, 49, 32]", arg3: "f32[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        clamp_min: "f32[64, 24, 49, 1]" = torch.ops.aten.clamp_min.default(arg0, 1e-12)
        eq: "b8[64, 24, 49, 1]" = torch.ops.aten.eq.Scalar(arg0, 0.0)
        expand: "f32[64, 24, 49, 32]" = torch.ops.aten.expand.default(clamp_min, p0)
        ge: "b8[64, 24, 49, 1]" = torch.ops.aten.ge.Scalar(arg0, 1e-12)
        reshape: "bf16[64, 49, 768]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_1: "bf16[64, 24, 49, 32]" = torch.ops.aten.reshape.default(arg2, p2)
        reshape_2: "bf16[64, 49, 24, 32]" = torch.ops.aten.reshape.default(reshape, p3)
        permute: "bf16[64, 24, 49, 32]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1, 3])
        div: "f32[64, 24, 49, 32]" = torch.ops.aten.div.Tensor(permute, arg0)
        div_1: "f32[64, 24, 49, 32]" = torch.ops.aten.div.Tensor(permute, expand)
        div_2: "f32[64, 24, 49, 32]" = torch.ops.aten.div.Tensor(div_1, expand)
        where: "f32[64, 24, 49, 32]" = torch.ops.aten.where.self(eq, arg3, div)
        convert_element_type: "f32[64, 24, 49, 32]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        div_3: "f32[64, 24, 49, 32]" = torch.ops.aten.div.Tensor(convert_element_type, expand)
        neg: "f32[64, 24, 49, 32]" = torch.ops.aten.neg.default(convert_element_type)
        mul: "f32[64, 24, 49, 32]" = torch.ops.aten.mul.Tensor(neg, div_2)
        sum_1: "f32[64, 24, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True, dtype = torch.float32)
        where_1: "f32[64, 24, 49, 1]" = torch.ops.aten.where.self(ge, sum_1, arg3)
        mul_1: "f32[64, 24, 49, 32]" = torch.ops.aten.mul.Tensor(where_1, where)
        convert_element_type_1: "bf16[64, 24, 49, 32]" = torch.ops.prims.convert_element_type.default(div_3, torch.bfloat16)
        convert_element_type_2: "bf16[64, 24, 49, 32]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        add: "bf16[64, 24, 49, 32]" = torch.ops.aten.add.Tensor(convert_element_type_1, convert_element_type_2)
        permute_1: "bf16[64, 49, 24, 32]" = torch.ops.aten.permute.default(add, [0, 2, 1, 3])
        clone: "bf16[64, 49, 24, 32]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_3: "bf16[64, 49, 768]" = torch.ops.aten.reshape.default(clone, p4)
        reshape_4: "bf16[3136, 768]" = torch.ops.aten.reshape.default(reshape_3, p5)
        permute_2: "bf16[768, 3136]" = torch.ops.aten.permute.default(reshape_4, [1, 0])
        sum_2: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_4, [0], True, dtype = torch.float32)
        reshape_5: "f32[768]" = torch.ops.aten.reshape.default(sum_2, p6)
        convert_element_type_3: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.float32)
        return (reshape_4, permute_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
