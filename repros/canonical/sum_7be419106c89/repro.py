"""assay repro 1
pattern 7be419106c89abf19a9a4b2d2847735848c88ff4fc5a828b279dc9250c57c238
home    9aa64e0befd7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[]", arg1: "f32[]", arg2: "bf16[16, 1024, 50005]", arg3: "i64[16, 1024]", arg4: "f32[16384, 1]", arg5: "f32[16384, 1]", arg6: "bf16[16, 1024, 50005]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]"):
        div: "f32[]" = torch.ops.aten.div.Tensor(arg0, arg1)
        full: "i64[]" = torch.ops.aten.full.default([], 0, dtype = torch.int64)
        full_1: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        reshape: "bf16[16384, 50005]" = torch.ops.aten.reshape.default(arg2, p0)
        reshape_1: "i64[16384]" = torch.ops.aten.reshape.default(arg3, p1)
        scalar_tensor: "f32[]" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32)
        scalar_tensor_1: "f32[]" = torch.ops.aten.scalar_tensor.default(-1.0, dtype = torch.float32)
        unsqueeze: "i64[16384, 1]" = torch.ops.aten.unsqueeze.default(reshape_1, 1)
        ne: "b8[16384, 1]" = torch.ops.aten.ne.Scalar(unsqueeze, -100)
        where: "f32[16384, 1]" = torch.ops.aten.where.self(ne, div, full_1)
        where_1: "i64[16384, 1]" = torch.ops.aten.where.self(ne, unsqueeze, full)
        expand: "i64[16384, 50005]" = torch.ops.aten.expand.default(where_1, p2)
        convert_element_type: "f32[16384, 50005]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        sub: "f32[16384, 50005]" = torch.ops.aten.sub.Tensor(convert_element_type, arg4)
        sub_1: "f32[16384, 50005]" = torch.ops.aten.sub.Tensor(sub, arg5)
        convert_element_type_1: "bf16[16384, 50005]" = torch.ops.prims.convert_element_type.default(sub_1, torch.bfloat16)
        convert_element_type_2: "f32[16384, 50005]" = torch.ops.prims.convert_element_type.default(convert_element_type_1, torch.float32)
        exp: "f32[16384, 50005]" = torch.ops.aten.exp.default(convert_element_type_2)
        iota: "i64[50005]" = torch.ops.prims.iota.default(p3, start = p4, step = p5, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        reshape_2: "i64[1, 50005]" = torch.ops.aten.reshape.default(iota, p6)
        eq: "b8[16384, 50005]" = torch.ops.aten.eq.Tensor(expand, reshape_2)
        where_2: "f32[16384, 50005]" = torch.ops.aten.where.self(eq, scalar_tensor_1, scalar_tensor)
        mul: "f32[16384, 50005]" = torch.ops.aten.mul.Tensor(where_2, where)
        convert_element_type_3: "f32[16384, 50005]" = torch.ops.prims.convert_element_type.default(mul, torch.float32)
        sum_1: "f32[16384, 1]" = torch.ops.aten.sum.dim_IntList(convert_element_type_3, [1], True)
        mul_1: "f32[16384, 50005]" = torch.ops.aten.mul.Tensor(exp, sum_1)
        sub_2: "f32[16384, 50005]" = torch.ops.aten.sub.Tensor(convert_element_type_3, mul_1)
        convert_element_type_4: "bf16[16384, 50005]" = torch.ops.prims.convert_element_type.default(sub_2, torch.bfloat16)
        reshape_3: "bf16[16, 1024, 50005]" = torch.ops.aten.reshape.default(convert_element_type_4, p7)
        add: "bf16[16, 1024, 50005]" = torch.ops.aten.add.Tensor(arg6, reshape_3)
        reshape_4: "bf16[16384, 50005]" = torch.ops.aten.reshape.default(add, p8)
        constant_pad_nd: "bf16[16384, 50008]" = torch.ops.aten.constant_pad_nd.default(reshape_4, p9)
        permute: "bf16[50005, 16384]" = torch.ops.aten.permute.default(reshape_4, [1, 0])
        return (constant_pad_nd, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
