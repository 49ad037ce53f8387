"""assay repro 1
pattern 547ca6dfdd0e2aeeb5143bd3836374a62b03304b923089af1c80e24709649b02
home    ef44fcd9f0f4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[]", arg1: "f32[]", arg2: "i64[8192]", arg3: "bf16[8192, 262144]", arg4: "f32[8192, 1]", arg5: "f32[8192, 1]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]"):
        div: "f32[]" = torch.ops.aten.div.Tensor(arg0, arg1)
        full: "i64[]" = torch.ops.aten.full.default([], 0, dtype = torch.int64)
        full_1: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        scalar_tensor: "f32[]" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32)
        scalar_tensor_1: "f32[]" = torch.ops.aten.scalar_tensor.default(-1.0, dtype = torch.float32)
        unsqueeze: "i64[8192, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        ne: "b8[8192, 1]" = torch.ops.aten.ne.Scalar(unsqueeze, -100)
        where: "f32[8192, 1]" = torch.ops.aten.where.self(ne, div, full_1)
        where_1: "i64[8192, 1]" = torch.ops.aten.where.self(ne, unsqueeze, full)
        expand: "i64[8192, 262144]" = torch.ops.aten.expand.default(where_1, p0)
        convert_element_type: "f32[8192, 262144]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        sub: "f32[8192, 262144]" = torch.ops.aten.sub.Tensor(convert_element_type, arg4)
        sub_1: "f32[8192, 262144]" = torch.ops.aten.sub.Tensor(sub, arg5)
        exp: "f32[8192, 262144]" = torch.ops.aten.exp.default(sub_1)
        iota: "i64[262144]" = torch.ops.prims.iota.default(p1, start = p2, step = p3, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        reshape: "i64[1, 262144]" = torch.ops.aten.reshape.default(iota, p4)
        eq: "b8[8192, 262144]" = torch.ops.aten.eq.Tensor(expand, reshape)
        where_2: "f32[8192, 262144]" = torch.ops.aten.where.self(eq, scalar_tensor_1, scalar_tensor)
        mul: "f32[8192, 262144]" = torch.ops.aten.mul.Tensor(where_2, where)
        sum_1: "f32[8192, 1]" = torch.ops.aten.sum.dim_IntList(mul, [1], True)
        mul_1: "f32[8192, 262144]" = torch.ops.aten.mul.Tensor(exp, sum_1)
        sub_2: "f32[8192, 262144]" = torch.ops.aten.sub.Tensor(mul, mul_1)
        convert_element_type_1: "bf16[8192, 262144]" = torch.ops.prims.convert_element_type.default(sub_2, torch.bfloat16)
        return (convert_element_type_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
