"""assay repro 1
pattern 3b27cd31996f478591f291d96fb00f604a0b1a5837c05b637c48e795a9008d4c
home    77fca5bc08d2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[]", arg1: "f32[]", arg2: "bf16[2, 1024, 32128]", arg3: "i64[2, 1024]", arg4: "f32[2048, 1]", arg5: "f32[2048, 1]", arg6: "bf16[2, 1024, 32128]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size[]", p8: "size[]"):
        div: "f32[]" = torch.ops.aten.div.Tensor(arg0, arg1)
        full: "i64[]" = torch.ops.aten.full.default([], 0, dtype = torch.int64)
        full_1: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        reshape: "bf16[2048, 32128]" = torch.ops.aten.reshape.default(arg2, p0)
        reshape_1: "i64[2048]" = torch.ops.aten.reshape.default(arg3, p1)
        scalar_tensor: "f32[]" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32)
        scalar_tensor_1: "f32[]" = torch.ops.aten.scalar_tensor.default(-1.0, dtype = torch.float32)
        unsqueeze: "i64[2048, 1]" = torch.ops.aten.unsqueeze.default(reshape_1, 1)
        ne: "b8[2048, 1]" = torch.ops.aten.ne.Scalar(unsqueeze, -100)
        where: "f32[2048, 1]" = torch.ops.aten.where.self(ne, div, full_1)
        where_1: "i64[2048, 1]" = torch.ops.aten.where.self(ne, unsqueeze, full)
        expand: "i64[2048, 32128]" = torch.ops.aten.expand.default(where_1, p2)
        convert_element_type: "f32[2048, 32128]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        sub: "f32[2048, 32128]" = torch.ops.aten.sub.Tensor(convert_element_type, arg4)
        sub_1: "f32[2048, 32128]" = torch.ops.aten.sub.Tensor(sub, arg5)
        exp: "f32[2048, 32128]" = torch.ops.aten.exp.default(sub_1)
        iota: "i64[32128]" = torch.ops.prims.iota.default(p3, start = p4, step = p5, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        reshape_2: "i64[1, 32128]" = torch.ops.aten.reshape.default(iota, p6)
        eq: "b8[2048, 32128]" = torch.ops.aten.eq.Tensor(expand, reshape_2)
        where_2: "f32[2048, 32128]" = torch.ops.aten.where.self(eq, scalar_tensor_1, scalar_tensor)
        mul: "f32[2048, 32128]" = torch.ops.aten.mul.Tensor(where_2, where)
        sum_1: "f32[2048, 1]" = torch.ops.aten.sum.dim_IntList(mul, [1], True)
        mul_1: "f32[2048, 32128]" = torch.ops.aten.mul.Tensor(exp, sum_1)
        sub_2: "f32[2048, 32128]" = torch.ops.aten.sub.Tensor(mul, mul_1)
        convert_element_type_1: "bf16[2048, 32128]" = torch.ops.prims.convert_element_type.default(sub_2, torch.bfloat16)
        reshape_3: "bf16[2, 1024, 32128]" = torch.ops.aten.reshape.default(convert_element_type_1, p7)
        add: "bf16[2, 1024, 32128]" = torch.ops.aten.add.Tensor(arg6, reshape_3)
        reshape_4: "bf16[2048, 32128]" = torch.ops.aten.reshape.default(add, p8)
        permute: "bf16[32128, 2048]" = torch.ops.aten.permute.default(reshape_4, [1, 0])
        return (full_1, reshape_4, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
