"""assay repro 1
pattern 9ff681abbec8496b68d57e8f75769639ac6be761785ff7a17faaf4a7d918c7e2
home    fa78e3f0dc98
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[]", arg1: "f32[]", arg2: "i64[2, 8, 128]", arg3: "bf16[8, 128, 30522]", arg4: "bf16[2048, 30528]", arg5: "bf16[8, 1, 128, 30522]", arg6: "f32[2048, 1]", arg7: "f32[2048, 1]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size[]", p8: "size", p9: "size", p10: "size", p11: "size[]", p12: "size", p13: "size", p14: "size", p15: "size[]", p16: "size[]", p17: "size[]", p18: "size[]"):
        div: "f32[]" = torch.ops.aten.div.Tensor(arg0, arg1)
        full: "i64[]" = torch.ops.aten.full.default([], 0, dtype = torch.int64)
        full_1: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        full_2: "bf16[8, 2, 128, 30522]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        reshape: "i64[2048]" = torch.ops.aten.reshape.default(arg2, p1)
        scalar_tensor: "f32[]" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32)
        scalar_tensor_1: "f32[]" = torch.ops.aten.scalar_tensor.default(-1.0, dtype = torch.float32)
        select_scatter: "bf16[8, 2, 128, 30522]" = torch.ops.aten.select_scatter.default(full_2, arg3, 1, p2)
        slice_1: "bf16[2048, 30522]" = torch.ops.aten.slice.Tensor(arg4, 1, p3, p4, p5)
        reshape_1: "bf16[8, 2, 128, 30522]" = torch.ops.aten.reshape.default(slice_1, p6)
        permute: "bf16[2, 8, 128, 30522]" = torch.ops.aten.permute.default(reshape_1, [1, 0, 2, 3])
        clone: "bf16[2, 8, 128, 30522]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_2: "bf16[2048, 30522]" = torch.ops.aten.reshape.default(clone, p7)
        slice_scatter: "bf16[8, 2, 128, 30522]" = torch.ops.aten.slice_scatter.default(full_2, arg5, 1, p8, p9, p10)
        unsqueeze: "i64[2048, 1]" = torch.ops.aten.unsqueeze.default(reshape, 1)
        ne: "b8[2048, 1]" = torch.ops.aten.ne.Scalar(unsqueeze, -100)
        where: "f32[2048, 1]" = torch.ops.aten.where.self(ne, div, full_1)
        where_1: "i64[2048, 1]" = torch.ops.aten.where.self(ne, unsqueeze, full)
        expand: "i64[2048, 30522]" = torch.ops.aten.expand.default(where_1, p11)
        convert_element_type: "f32[2048, 30522]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        sub: "f32[2048, 30522]" = torch.ops.aten.sub.Tensor(convert_element_type, arg6)
        sub_1: "f32[2048, 30522]" = torch.ops.aten.sub.Tensor(sub, arg7)
        exp: "f32[2048, 30522]" = torch.ops.aten.exp.default(sub_1)
        iota: "i64[30522]" = torch.ops.prims.iota.default(p12, start = p13, step = p14, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        reshape_3: "i64[1, 30522]" = torch.ops.aten.reshape.default(iota, p15)
        eq: "b8[2048, 30522]" = torch.ops.aten.eq.Tensor(expand, reshape_3)
        where_2: "f32[2048, 30522]" = torch.ops.aten.where.self(eq, scalar_tensor_1, scalar_tensor)
        mul: "f32[2048, 30522]" = torch.ops.aten.mul.Tensor(where_2, where)
        sum_1: "f32[2048, 1]" = torch.ops.aten.sum.dim_IntList(mul, [1], True)
        mul_1: "f32[2048, 30522]" = torch.ops.aten.mul.Tensor(exp, sum_1)
        sub_2: "f32[2048, 30522]" = torch.ops.aten.sub.Tensor(mul, mul_1)
        convert_element_type_1: "bf16[2048, 30522]" = torch.ops.prims.convert_element_type.default(sub_2, torch.bfloat16)
        reshape_4: "bf16[2, 8, 128, 30522]" = torch.ops.aten.reshape.default(convert_element_type_1, p16)
        permute_1: "bf16[8, 2, 128, 30522]" = torch.ops.aten.permute.default(reshape_4, [1, 0, 2, 3])
        add: "bf16[8, 2, 128, 30522]" = torch.ops.aten.add.Tensor(permute_1, slice_scatter)
        add_1: "bf16[8, 2, 128, 30522]" = torch.ops.aten.add.Tensor(add, select_scatter)
        clone_1: "bf16[8, 2, 128, 30522]" = torch.ops.aten.clone.default(add_1, memory_format = torch.contiguous_format)
        reshape_5: "bf16[2048, 30522]" = torch.ops.aten.reshape.default(clone_1, p17)
        constant_pad_nd: "bf16[2048, 30528]" = torch.ops.aten.constant_pad_nd.default(reshape_5, p18)
        permute_2: "bf16[30522, 2048]" = torch.ops.aten.permute.default(reshape_5, [1, 0])
        return (constant_pad_nd, permute_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
