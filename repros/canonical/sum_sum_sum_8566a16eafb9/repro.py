"""assay repro 1
pattern 8566a16eafb95f2aa479e6a5ac9db331095452412aded2ce1a26d78e4b8543ba
home    6a3689d8f40a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[1]", arg1: "i64[1]", arg2: "f32[]", arg3: "b8[1]", arg4: "b8[1]", arg5: "bf16[1, 128]", arg6: "f32[1, 1]", arg7: "f32[1, 1]", arg8: "bf16[1, 128]", arg9: "f32[1, 1]", arg10: "f32[1, 1]", arg11: "bf16[1, 128]", arg12: "bf16[1, 128]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size[]", p7: "size[]"):
        clamp_min: "i64[1]" = torch.ops.aten.clamp_min.default(arg0, 0)
        clamp_max: "i64[1]" = torch.ops.aten.clamp_max.default(clamp_min, 128)
        clamp_min_1: "i64[1]" = torch.ops.aten.clamp_min.default(arg1, 0)
        clamp_max_1: "i64[1]" = torch.ops.aten.clamp_max.default(clamp_min_1, 128)
        div: "f32[]" = torch.ops.aten.div.Tensor(arg2, 2.0)
        full: "i64[]" = torch.ops.aten.full.default([], 0, dtype = torch.int64)
        full_1: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        scalar_tensor: "f32[]" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32)
        scalar_tensor_1: "f32[]" = torch.ops.aten.scalar_tensor.default(-1.0, dtype = torch.float32)
        sum_1: "i64[]" = torch.ops.aten.sum.default(arg3)
        sum_2: "i64[]" = torch.ops.aten.sum.default(arg4)
        unsqueeze: "i64[1, 1]" = torch.ops.aten.unsqueeze.default(clamp_max, 1)
        ne: "b8[1, 1]" = torch.ops.aten.ne.Scalar(unsqueeze, 128)
        unsqueeze_1: "i64[1, 1]" = torch.ops.aten.unsqueeze.default(clamp_max_1, 1)
        ne_1: "b8[1, 1]" = torch.ops.aten.ne.Scalar(unsqueeze_1, 128)
        where: "i64[1, 1]" = torch.ops.aten.where.self(ne, unsqueeze, full)
        expand: "i64[1, 128]" = torch.ops.aten.expand.default(where, p0)
        where_1: "i64[1, 1]" = torch.ops.aten.where.self(ne_1, unsqueeze_1, full)
        expand_1: "i64[1, 128]" = torch.ops.aten.expand.default(where_1, p1)
        convert_element_type: "f32[1, 128]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        sub: "f32[1, 128]" = torch.ops.aten.sub.Tensor(convert_element_type, arg6)
        sub_1: "f32[1, 128]" = torch.ops.aten.sub.Tensor(sub, arg7)
        convert_element_type_1: "bf16[1, 128]" = torch.ops.prims.convert_element_type.default(sub_1, torch.bfloat16)
        convert_element_type_2: "f32[1, 128]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        sub_2: "f32[1, 128]" = torch.ops.aten.sub.Tensor(convert_element_type_2, arg9)
        sub_3: "f32[1, 128]" = torch.ops.aten.sub.Tensor(sub_2, arg10)
        convert_element_type_3: "bf16[1, 128]" = torch.ops.prims.convert_element_type.default(sub_3, torch.bfloat16)
        convert_element_type_4: "f32[]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        div_1: "f32[]" = torch.ops.aten.div.Tensor(div, convert_element_type_4)
        where_2: "f32[1, 1]" = torch.ops.aten.where.self(ne, div_1, full_1)
        convert_element_type_5: "f32[]" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32)
        div_2: "f32[]" = torch.ops.aten.div.Tensor(div, convert_element_type_5)
        where_3: "f32[1, 1]" = torch.ops.aten.where.self(ne_1, div_2, full_1)
        convert_element_type_6: "f32[1, 128]" = torch.ops.prims.convert_element_type.default(convert_element_type_1, torch.float32)
        exp: "f32[1, 128]" = torch.ops.aten.exp.default(convert_element_type_6)
        convert_element_type_7: "f32[1, 128]" = torch.ops.prims.convert_element_type.default(convert_element_type_3, torch.float32)
        exp_1: "f32[1, 128]" = torch.ops.aten.exp.default(convert_element_type_7)
        iota: "i64[128]" = torch.ops.prims.iota.default(p2, start = p3, step = p4, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        reshape: "i64[1, 128]" = torch.ops.aten.reshape.default(iota, p5)
        eq: "b8[1, 128]" = torch.ops.aten.eq.Tensor(expand, reshape)
        eq_1: "b8[1, 128]" = torch.ops.aten.eq.Tensor(expand_1, reshape)
        where_4: "f32[1, 128]" = torch.ops.aten.where.self(eq, scalar_tensor_1, scalar_tensor)
        mul: "f32[1, 128]" = torch.ops.aten.mul.Tensor(where_4, where_2)
        where_5: "f32[1, 128]" = torch.ops.aten.where.self(eq_1, scalar_tensor_1, scalar_tensor)
        mul_1: "f32[1, 128]" = torch.ops.aten.mul.Tensor(where_5, where_3)
        convert_element_type_8: "f32[1, 128]" = torch.ops.prims.convert_element_type.default(mul, torch.float32)
        sum_3: "f32[1, 1]" = torch.ops.aten.sum.dim_IntList(convert_element_type_8, [1], True)
        mul_2: "f32[1, 128]" = torch.ops.aten.mul.Tensor(exp, sum_3)
        sub_4: "f32[1, 128]" = torch.ops.aten.sub.Tensor(convert_element_type_8, mul_2)
        convert_element_type_9: "bf16[1, 128]" = torch.ops.prims.convert_element_type.default(sub_4, torch.bfloat16)
        add: "bf16[1, 128]" = torch.ops.aten.add.Tensor(arg11, convert_element_type_9)
        unsqueeze_2: "bf16[1, 128, 1]" = torch.ops.aten.unsqueeze.default(add, 2)
        convert_element_type_10: "f32[1, 128]" = torch.ops.prims.convert_element_type.default(mul_1, torch.float32)
        sum_4: "f32[1, 1]" = torch.ops.aten.sum.dim_IntList(convert_element_type_10, [1], True)
        mul_3: "f32[1, 128]" = torch.ops.aten.mul.Tensor(exp_1, sum_4)
        sub_5: "f32[1, 128]" = torch.ops.aten.sub.Tensor(convert_element_type_10, mul_3)
        convert_element_type_11: "bf16[1, 128]" = torch.ops.prims.convert_element_type.default(sub_5, torch.bfloat16)
        add_1: "bf16[1, 128]" = torch.ops.aten.add.Tensor(arg12, convert_element_type_11)
        unsqueeze_3: "bf16[1, 128, 1]" = torch.ops.aten.unsqueeze.default(add_1, 2)
        cat: "bf16[1, 128, 2]" = torch.ops.aten.cat.default([unsqueeze_2, unsqueeze_3], 2)
        reshape_1: "bf16[128, 2]" = torch.ops.aten.reshape.default(cat, p6)
        permute: "bf16[2, 128]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_5: "f32[1, 2]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[2]" = torch.ops.aten.reshape.default(sum_5, p7)
        convert_element_type_12: "f32[2]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (full_1, iota, reshape_1, permute, convert_element_type_12)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
