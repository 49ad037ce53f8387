"""assay repro 1
pattern ff3a3a060ba9908013149db36cefd872b675f872f6e53c426a987e3acd4ba0e6
home    a7383cd02317
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 256, 8, 8]", arg1: "i64[2, 4, 1, 1]", arg2: "i64[2, 4]", arg3: "f32[256]", arg4: "f32[128, 1]", arg5: "f32[128, 1]", arg6: "bf16[128, 256, 4, 16]", arg7: "bf16[128, 256, 4, 16]", arg8: "f32[128, 256, 8, 8]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]", p12: "size[]", p13: "size[]", p14: "size[]"):
        index: "bf16[128, 256, 2, 4, 2, 4]" = torch.ops.aten.index.Tensor(arg0, [None, None, arg1, arg2])
        permute: "bf16[128, 256, 2, 2, 4, 4]" = torch.ops.aten.permute.default(index, [0, 1, 2, 4, 3, 5])
        clone: "bf16[128, 256, 2, 2, 4, 4]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape: "f32[1, 1, 256]" = torch.ops.aten.reshape.default(arg3, p0)
        reshape_1: "bf16[128, 1024, 16]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "bf16[128, 256, 4, 16]" = torch.ops.aten.reshape.default(reshape_1, p2)
        unsqueeze: "f32[1, 256]" = torch.ops.aten.unsqueeze.default(arg3, 0)
        unsqueeze_1: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(arg4, 2)
        mul: "f32[128, 1, 256]" = torch.ops.aten.mul.Tensor(unsqueeze_1, reshape)
        unsqueeze_2: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(arg5, 2)
        unsqueeze_3: "f32[128, 1, 256, 1]" = torch.ops.aten.unsqueeze.default(mul, 3)
        convert_element_type: "f32[128, 256, 4, 16]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        reshape_3: "f32[128, 1, 256, 64]" = torch.ops.aten.reshape.default(convert_element_type, p3)
        mul_1: "f32[128, 1, 256, 64]" = torch.ops.aten.mul.Tensor(reshape_3, unsqueeze_3)
        reshape_4: "f32[128, 256, 64]" = torch.ops.aten.reshape.default(convert_element_type, p4)
        sum_1: "f32[128, 256]" = torch.ops.aten.sum.dim_IntList(reshape_4, [2])
        mul_2: "f32[128, 256]" = torch.ops.aten.mul.Tensor(sum_1, unsqueeze)
        reshape_5: "f32[128, 1, 256]" = torch.ops.aten.reshape.default(mul_2, p5)
        reshape_6: "f32[128, 1, 256]" = torch.ops.aten.reshape.default(sum_1, p6)
        mul_3: "f32[128, 1, 256]" = torch.ops.aten.mul.Tensor(reshape_6, unsqueeze_2)
        sum_2: "f32[256]" = torch.ops.aten.sum.dim_IntList(sum_1, [0])
        sum_3: "f32[128, 1]" = torch.ops.aten.sum.dim_IntList(reshape_5, [2])
        mul_4: "f32[128, 1]" = torch.ops.aten.mul.Tensor(sum_3, arg4)
        mul_5: "f32[128, 1]" = torch.ops.aten.mul.Tensor(sum_3, arg5)
        mul_6: "f32[128, 1]" = torch.ops.aten.mul.Tensor(mul_4, 6.103515625e-05)
        convert_element_type_1: "f32[128, 256, 4, 16]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        mul_7: "f32[128, 256, 4, 16]" = torch.ops.aten.mul.Tensor(convert_element_type, convert_element_type_1)
        reshape_7: "f32[128, 256, 64]" = torch.ops.aten.reshape.default(mul_7, p7)
        reshape_8: "f32[128, 1, 256, 64]" = torch.ops.aten.reshape.default(convert_element_type_1, p8)
        sum_4: "f32[128, 256]" = torch.ops.aten.sum.dim_IntList(reshape_7, [2])
        mul_8: "f32[128, 256]" = torch.ops.aten.mul.Tensor(sum_4, unsqueeze)
        reshape_9: "f32[128, 1, 256]" = torch.ops.aten.reshape.default(mul_8, p9)
        reshape_10: "f32[128, 1, 256]" = torch.ops.aten.reshape.default(sum_4, p10)
        sub: "f32[128, 1, 256]" = torch.ops.aten.sub.Tensor(reshape_10, mul_3)
        mul_9: "f32[128, 1, 256]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_1)
        sum_5: "f32[1, 256]" = torch.ops.aten.sum.dim_IntList(mul_9, [0])
        reshape_11: "f32[256]" = torch.ops.aten.reshape.default(sum_5, p11)
        sum_6: "f32[128, 1]" = torch.ops.aten.sum.dim_IntList(reshape_9, [2])
        sub_1: "f32[128, 1]" = torch.ops.aten.sub.Tensor(mul_5, sum_6)
        mul_10: "f32[128, 1]" = torch.ops.aten.mul.Tensor(sub_1, arg4)
        mul_11: "f32[128, 1]" = torch.ops.aten.mul.Tensor(mul_10, arg4)
        mul_12: "f32[128, 1]" = torch.ops.aten.mul.Tensor(mul_11, arg4)
        mul_13: "f32[128, 1]" = torch.ops.aten.mul.Tensor(mul_12, 6.103515625e-05)
        neg: "f32[128, 1]" = torch.ops.aten.neg.default(mul_13)
        mul_14: "f32[128, 1]" = torch.ops.aten.mul.Tensor(neg, arg5)
        sub_2: "f32[128, 1]" = torch.ops.aten.sub.Tensor(mul_14, mul_6)
        unsqueeze_4: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(mul_13, 2)
        unsqueeze_5: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(sub_2, 2)
        unsqueeze_6: "f32[128, 1, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        unsqueeze_7: "f32[128, 1, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        mul_15: "f32[128, 1, 256, 64]" = torch.ops.aten.mul.Tensor(reshape_8, unsqueeze_7)
        add: "f32[128, 1, 256, 64]" = torch.ops.aten.add.Tensor(mul_1, mul_15)
        add_1: "f32[128, 1, 256, 64]" = torch.ops.aten.add.Tensor(add, unsqueeze_6)
        reshape_12: "f32[128, 256, 4, 16]" = torch.ops.aten.reshape.default(add_1, p12)
        convert_element_type_2: "bf16[128, 256, 4, 16]" = torch.ops.prims.convert_element_type.default(reshape_12, torch.bfloat16)
        add_2: "bf16[128, 256, 4, 16]" = torch.ops.aten.add.Tensor(arg7, convert_element_type_2)
        reshape_13: "bf16[128, 1024, 16]" = torch.ops.aten.reshape.default(add_2, p13)
        convert_element_type_3: "f32[128, 1024, 16]" = torch.ops.prims.convert_element_type.default(reshape_13, torch.float32)
        reshape_14: "f32[128, 256, 2, 2, 4, 4]" = torch.ops.aten.reshape.default(convert_element_type_3, p14)
        permute_1: "f32[128, 256, 2, 4, 2, 4]" = torch.ops.aten.permute.default(reshape_14, [0, 1, 2, 4, 3, 5])
        index_put: "f32[128, 256, 8, 8]" = torch.ops.aten.index_put.default(arg8, [None, None, arg1, arg2], permute_1, True)
        convert_element_type_4: "bf16[128, 256, 8, 8]" = torch.ops.prims.convert_element_type.default(index_put, torch.bfloat16)
        return (sum_2, reshape_11, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
