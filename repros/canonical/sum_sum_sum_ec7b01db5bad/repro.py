"""assay repro 1
pattern ec7b01db5badc55fdf8c4b1ffa78075dc8c1779b0ebe835427019620b015d799
home    bed93c101686
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8, 384, 1]", arg1: "i64[8, 128]", arg2: "i64[8, 128]", arg3: "bf16[1024, 1024]", arg4: "bf16[2048, 1024]", arg5: "bf16[3072, 1024]", arg6: "bf16[3072, 1024]", arg7: "bf16[3072, 1024]", arg8: "f32[8, 384, 1024]", arg9: "f32[8, 384, 1]", arg10: "b8[8, 384, 1024]", arg11: "f32[8, 384, 1024]", arg12: "f32[1024]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size[]", p19: "size", p20: "size[]", p21: "size"):
        div: "f32[8, 384, 1]" = torch.ops.aten.div.Tensor(arg0, 1024.0)
        eq: "b8[8, 128]" = torch.ops.aten.eq.Scalar(arg1, 0)
        eq_1: "b8[8, 128]" = torch.ops.aten.eq.Scalar(arg2, 0)
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        full_1: "f32[512, 1024]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        full_2: "f32[2, 1024]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        reshape: "bf16[8, 128, 1024]" = torch.ops.aten.reshape.default(arg3, p2)
        reshape_1: "bf16[8, 2, 128, 1024]" = torch.ops.aten.reshape.default(arg4, p3)
        reshape_2: "bf16[8, 384, 1024]" = torch.ops.aten.reshape.default(arg5, p4)
        reshape_3: "bf16[8, 384, 1024]" = torch.ops.aten.reshape.default(arg6, p5)
        reshape_4: "bf16[8, 384, 1024]" = torch.ops.aten.reshape.default(arg7, p6)
        sub: "f32[8, 384, 1024]" = torch.ops.aten.sub.Tensor(arg8, arg9)
        mul: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(sub, arg0)
        unsqueeze: "b8[8, 128, 1]" = torch.ops.aten.unsqueeze.default(eq, 2)
        unsqueeze_1: "b8[8, 128, 1]" = torch.ops.aten.unsqueeze.default(eq_1, 2)
        convert_element_type: "f32[8, 384, 1024]" = torch.ops.prims.convert_element_type.default(arg10, torch.float32)
        mul_1: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_2: "f32[8, 2, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        permute: "f32[8, 128, 2, 1024]" = torch.ops.aten.permute.default(convert_element_type_2, [0, 2, 1, 3])
        select: "f32[8, 128, 1024]" = torch.ops.aten.select.int(permute, 2, p7)
        select_1: "f32[8, 128, 1024]" = torch.ops.aten.select.int(permute, 2, p8)
        cat: "f32[8, 384, 1024]" = torch.ops.aten.cat.default([convert_element_type_1, select, select_1], 1)
        add: "f32[8, 384, 1024]" = torch.ops.aten.add.Tensor(arg11, cat)
        convert_element_type_3: "f32[8, 384, 1024]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_1: "f32[8, 384, 1024]" = torch.ops.aten.add.Tensor(add, convert_element_type_3)
        convert_element_type_4: "f32[8, 384, 1024]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        add_2: "f32[8, 384, 1024]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_4)
        convert_element_type_5: "f32[8, 384, 1024]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        add_3: "f32[8, 384, 1024]" = torch.ops.aten.add.Tensor(add_2, convert_element_type_5)
        mul_2: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(add_3, mul_1)
        mul_3: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(mul_2, arg12)
        mul_4: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(mul_2, mul)
        mul_5: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(mul_3, mul)
        mul_6: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(mul_3, 1024.0)
        sum_1: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_2: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 1])
        sum_3: "f32[8, 384, 1]" = torch.ops.aten.sum.dim_IntList(mul_5, [2], True)
        mul_7: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[8, 384, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        sub_1: "f32[8, 384, 1024]" = torch.ops.aten.sub.Tensor(mul_6, sum_4)
        sub_2: "f32[8, 384, 1024]" = torch.ops.aten.sub.Tensor(sub_1, mul_7)
        mul_8: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(div, sub_2)
        slice_1: "f32[8, 128, 1024]" = torch.ops.aten.slice.Tensor(mul_8, 1, p9, p10, p11)
        slice_2: "f32[8, 128, 1024]" = torch.ops.aten.slice.Tensor(mul_8, 1, p12, p13, p14)
        add_4: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(slice_1, slice_2)
        slice_3: "f32[8, 128, 1024]" = torch.ops.aten.slice.Tensor(mul_8, 1, p15, p16, p17)
        sum_5: "f32[1, 1, 1024]" = torch.ops.aten.sum.dim_IntList(slice_1, [0, 1], True, dtype = torch.float32)
        reshape_5: "f32[1024]" = torch.ops.aten.reshape.default(sum_5, p18)
        select_scatter: "f32[2, 1024]" = torch.ops.aten.select_scatter.default(full_2, reshape_5, 0, p19)
        sum_6: "f32[1, 1, 1024]" = torch.ops.aten.sum.dim_IntList(slice_2, [0, 1], True, dtype = torch.float32)
        reshape_6: "f32[1024]" = torch.ops.aten.reshape.default(sum_6, p20)
        select_scatter_1: "f32[2, 1024]" = torch.ops.aten.select_scatter.default(full_2, reshape_6, 0, p21)
        add_5: "f32[2, 1024]" = torch.ops.aten.add.Tensor(select_scatter, select_scatter_1)
        where: "f32[8, 128, 1024]" = torch.ops.aten.where.self(unsqueeze, full, add_4)
        index_put: "f32[512, 1024]" = torch.ops.aten.index_put.default(full_1, [arg1], where, True)
        where_1: "f32[8, 128, 1024]" = torch.ops.aten.where.self(unsqueeze_1, full, slice_3)
        index_put_1: "f32[512, 1024]" = torch.ops.aten.index_put.default(full_1, [arg2], where_1, True)
        add_6: "f32[512, 1024]" = torch.ops.aten.add.Tensor(index_put, index_put_1)
        return (sum_1, sum_2, slice_3, add_5, add_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
