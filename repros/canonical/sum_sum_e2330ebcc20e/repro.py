"""assay repro 1
pattern e2330ebcc20e2c324a683302368c7dd8c87295755a99c62a4b71191e0b806f5b
home    effb5efed2b5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[]", arg1: "f32[]", arg2: "i64[16, 512]", arg3: "bf16[16, 512, 50368]", arg4: "f32[8192, 1]", arg5: "f32[8192, 1]", arg6: "bf16[16, 512, 50368]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]"):
        div: "f32[]" = torch.ops.aten.div.Tensor(arg0, arg1)
        full: "i64[]" = torch.ops.aten.full.default([], 0, dtype = torch.int64)
        full_1: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        reshape: "i64[8192]" = torch.ops.aten.reshape.default(arg2, p0)
        scalar_tensor: "f32[]" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32)
        scalar_tensor_1: "f32[]" = torch.ops.aten.scalar_tensor.default(-1.0, dtype = torch.float32)
        unsqueeze: "i64[8192, 1]" = torch.ops.aten.unsqueeze.default(reshape, 1)
        ne: "b8[8192, 1]" = torch.ops.aten.ne.Scalar(unsqueeze, -100)
        where: "f32[8192, 1]" = torch.ops.aten.where.self(ne, div, full_1)
        where_1: "i64[8192, 1]" = torch.ops.aten.where.self(ne, unsqueeze, full)
        expand: "i64[8192, 50368]" = torch.ops.aten.expand.default(where_1, p1)
        convert_element_type: "f32[16, 512, 50368]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        reshape_1: "f32[8192, 50368]" = torch.ops.aten.reshape.default(convert_element_type, p2)
        sub: "f32[8192, 50368]" = torch.ops.aten.sub.Tensor(reshape_1, arg4)
        sub_1: "f32[8192, 50368]" = torch.ops.aten.sub.Tensor(sub, arg5)
        exp: "f32[8192, 50368]" = torch.ops.aten.exp.default(sub_1)
        iota: "i64[50368]" = torch.ops.prims.iota.default(p3, start = p4, step = p5, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        reshape_2: "i64[1, 50368]" = torch.ops.aten.reshape.default(iota, p6)
        eq: "b8[8192, 50368]" = torch.ops.aten.eq.Tensor(expand, reshape_2)
        where_2: "f32[8192, 50368]" = torch.ops.aten.where.self(eq, scalar_tensor_1, scalar_tensor)
        mul: "f32[8192, 50368]" = torch.ops.aten.mul.Tensor(where_2, where)
        sum_1: "f32[8192, 1]" = torch.ops.aten.sum.dim_IntList(mul, [1], True)
        mul_1: "f32[8192, 50368]" = torch.ops.aten.mul.Tensor(exp, sum_1)
        sub_2: "f32[8192, 50368]" = torch.ops.aten.sub.Tensor(mul, mul_1)
        reshape_3: "f32[16, 512, 50368]" = torch.ops.aten.reshape.default(sub_2, p7)
        convert_element_type_1: "bf16[16, 512, 50368]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.bfloat16)
        add: "bf16[16, 512, 50368]" = torch.ops.aten.add.Tensor(arg6, convert_element_type_1)
        reshape_4: "bf16[8192, 50368]" = torch.ops.aten.reshape.default(add, p8)
        permute: "bf16[50368, 8192]" = torch.ops.aten.permute.default(reshape_4, [1, 0])
        sum_2: "f32[1, 50368]" = torch.ops.aten.sum.dim_IntList(reshape_4, [0], True, dtype = torch.float32)
        reshape_5: "f32[50368]" = torch.ops.aten.reshape.default(sum_2, p9)
        convert_element_type_2: "f32[50368]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.float32)
        return (full_1, reshape_4, permute, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
