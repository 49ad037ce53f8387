"""assay repro 1
pattern 183aa24d7d96f8fe9381b007ad56e9a0338cedf0bf4bfae0d596cac6908bdd1b
home    3c8b35bfcbc0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 2432, 14, 14][476672, 1, 34048, 2432]", arg1: "bf16[32, 2432, 14, 14][476672, 1, 34048, 2432]", arg2: "f32[2432]", arg3: "f32[2432]", arg4: "f32[2432]", arg5: "bf16[]", arg6: "bf16[32, 2432, 14, 14][476672, 1, 34048, 2432]", arg7: "bf16[32, 2432, 14, 14][476672, 1, 34048, 2432]", arg8: "bf16[32, 2432, 14, 14][476672, 1, 34048, 2432]", arg9: "f32[1, 2432, 1, 1]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size"):
        full: "bf16[32, 1088, 14, 14]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        le: "b8[32, 2432, 14, 14]" = torch.ops.aten.le.Scalar(arg0, 0.0)
        le_1: "b8[32, 2432, 14, 14]" = torch.ops.aten.le.Scalar(arg1, 0.0)
        mul: "f32[2432]" = torch.ops.aten.mul.Tensor(arg2, arg3)
        mul_1: "f32[2432]" = torch.ops.aten.mul.Tensor(arg2, arg4)
        mul_2: "f32[2432]" = torch.ops.aten.mul.Tensor(arg2, arg2)
        unsqueeze: "f32[1, 2432]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 2432]" = torch.ops.aten.unsqueeze.default(mul_1, 0)
        unsqueeze_2: "f32[1, 2432, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[1, 2432, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_4: "f32[1, 2432, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3)
        unsqueeze_5: "f32[1, 2432, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3)
        where: "bf16[32, 2432, 14, 14]" = torch.ops.aten.where.self(le, arg5, arg6)
        where_1: "bf16[32, 2432, 14, 14]" = torch.ops.aten.where.self(le_1, arg5, arg7)
        convert_element_type: "f32[32, 2432, 14, 14]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        sub: "f32[32, 2432, 14, 14]" = torch.ops.aten.sub.Tensor(convert_element_type, arg9)
        convert_element_type_1: "f32[32, 2432, 14, 14]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_3: "f32[32, 2432, 14, 14]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        sum_1: "f32[2432]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 2, 3])
        mul_4: "f32[2432]" = torch.ops.aten.mul.Tensor(sum_1, arg2)
        mul_5: "f32[2432]" = torch.ops.aten.mul.Tensor(sum_1, 0.00015943877551020407)
        mul_6: "f32[2432]" = torch.ops.aten.mul.Tensor(mul_5, mul_2)
        sum_2: "f32[2432]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        mul_7: "f32[2432]" = torch.ops.aten.mul.Tensor(sum_2, 0.00015943877551020407)
        unsqueeze_6: "f32[1, 2432]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_7: "f32[1, 2432]" = torch.ops.aten.unsqueeze.default(mul_7, 0)
        unsqueeze_8: "f32[1, 2432, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        unsqueeze_9: "f32[1, 2432, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 2)
        unsqueeze_10: "f32[1, 2432, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 3)
        mul_8: "f32[32, 2432, 14, 14]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_10)
        sub_1: "f32[32, 2432, 14, 14]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_8)
        unsqueeze_11: "f32[1, 2432, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_9, 3)
        sub_2: "f32[32, 2432, 14, 14]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_11)
        mul_9: "f32[32, 2432, 14, 14]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_4)
        convert_element_type_2: "bf16[32, 2432, 14, 14]" = torch.ops.prims.convert_element_type.default(mul_9, torch.bfloat16)
        convert_element_type_3: "f32[32, 2432, 14, 14]" = torch.ops.prims.convert_element_type.default(where_1, torch.float32)
        mul_10: "f32[32, 2432, 14, 14]" = torch.ops.aten.mul.Tensor(convert_element_type_3, sub)
        sum_3: "f32[2432]" = torch.ops.aten.sum.dim_IntList(mul_10, [0, 2, 3])
        mul_11: "f32[2432]" = torch.ops.aten.mul.Tensor(sum_3, arg2)
        mul_12: "f32[2432]" = torch.ops.aten.mul.Tensor(sum_3, 0.00015943877551020407)
        mul_13: "f32[2432]" = torch.ops.aten.mul.Tensor(mul_12, mul_2)
        sum_4: "f32[2432]" = torch.ops.aten.sum.dim_IntList(convert_element_type_3, [0, 2, 3])
        mul_14: "f32[2432]" = torch.ops.aten.mul.Tensor(sum_4, 0.00015943877551020407)
        unsqueeze_12: "f32[1, 2432]" = torch.ops.aten.unsqueeze.default(mul_13, 0)
        unsqueeze_13: "f32[1, 2432]" = torch.ops.aten.unsqueeze.default(mul_14, 0)
        unsqueeze_14: "f32[1, 2432, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 2)
        unsqueeze_15: "f32[1, 2432, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 2)
        unsqueeze_16: "f32[1, 2432, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 3)
        mul_15: "f32[32, 2432, 14, 14]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_16)
        sub_3: "f32[32, 2432, 14, 14]" = torch.ops.aten.sub.Tensor(convert_element_type_3, mul_15)
        unsqueeze_17: "f32[1, 2432, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_15, 3)
        sub_4: "f32[32, 2432, 14, 14]" = torch.ops.aten.sub.Tensor(sub_3, unsqueeze_17)
        mul_16: "f32[32, 2432, 14, 14]" = torch.ops.aten.mul.Tensor(sub_4, unsqueeze_5)
        convert_element_type_4: "bf16[32, 2432, 14, 14]" = torch.ops.prims.convert_element_type.default(mul_16, torch.bfloat16)
        add: "bf16[32, 2432, 14, 14]" = torch.ops.aten.add.Tensor(convert_element_type_2, convert_element_type_4)
        slice_1: "bf16[32, 1408, 14, 14]" = torch.ops.aten.slice.Tensor(add, 1, p1, p2, p3)
        slice_2: "bf16[32, 64, 14, 14]" = torch.ops.aten.slice.Tensor(slice_1, 1, p4, p5, p6)
        slice_3: "bf16[32, 1024, 14, 14]" = torch.ops.aten.slice.Tensor(add, 1, p7, p8, p9)
        slice_scatter: "bf16[32, 1088, 14, 14]" = torch.ops.aten.slice_scatter.default(full, slice_2, 1, p10, p11, p12)
        slice_scatter_1: "bf16[32, 1088, 14, 14]" = torch.ops.aten.slice_scatter.default(full, slice_3, 1, p13, p14, p15)
        add_1: "bf16[32, 1088, 14, 14]" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_1)
        return (full, mul_4, sum_2, mul_11, sum_4, slice_1, slice_3, add_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
