"""assay repro 1
pattern 12776ece2239384cc336514804a63397503c6fa5050aef6f60af1a239a046765
home    f688a90d7929
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[256]", arg1: "f32[128, 1]", arg2: "f32[128, 1]", arg3: "i64[2, 4]", arg4: "bf16[128, 256, 8, 8]", arg5: "bf16[128, 256, 4, 16]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]", p12: "size[]"):
        reshape: "f32[1, 1, 256]" = torch.ops.aten.reshape.default(arg0, p0)
        unsqueeze: "f32[1, 256]" = torch.ops.aten.unsqueeze.default(arg0, 0)
        unsqueeze_1: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(arg1, 2)
        mul: "f32[128, 1, 256]" = torch.ops.aten.mul.Tensor(unsqueeze_1, reshape)
        unsqueeze_2: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(arg2, 2)
        unsqueeze_3: "i64[2, 4, 1]" = torch.ops.aten.unsqueeze.default(arg3, 2)
        unsqueeze_4: "f32[128, 1, 256, 1]" = torch.ops.aten.unsqueeze.default(mul, 3)
        unsqueeze_5: "i64[2, 4, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3)
        convert_element_type: "f32[128, 256, 8, 8]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        index: "f32[128, 256, 2, 4, 2, 4]" = torch.ops.aten.index.Tensor(convert_element_type, [None, None, unsqueeze_5, arg3])
        permute: "f32[128, 256, 2, 2, 4, 4]" = torch.ops.aten.permute.default(index, [0, 1, 2, 4, 3, 5])
        clone: "f32[128, 256, 2, 2, 4, 4]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "f32[128, 1024, 16]" = torch.ops.aten.reshape.default(clone, p1)
        reshape_2: "f32[128, 256, 4, 16]" = torch.ops.aten.reshape.default(reshape_1, p2)
        reshape_3: "f32[128, 1, 256, 64]" = torch.ops.aten.reshape.default(reshape_2, p3)
        mul_1: "f32[128, 1, 256, 64]" = torch.ops.aten.mul.Tensor(reshape_3, unsqueeze_4)
        reshape_4: "f32[128, 256, 64]" = torch.ops.aten.reshape.default(reshape_2, p4)
        sum_1: "f32[128, 256]" = torch.ops.aten.sum.dim_IntList(reshape_4, [2])
        mul_2: "f32[128, 256]" = torch.ops.aten.mul.Tensor(sum_1, unsqueeze)
        reshape_5: "f32[128, 1, 256]" = torch.ops.aten.reshape.default(mul_2, p5)
        reshape_6: "f32[128, 1, 256]" = torch.ops.aten.reshape.default(sum_1, p6)
        mul_3: "f32[128, 1, 256]" = torch.ops.aten.mul.Tensor(reshape_6, unsqueeze_2)
        sum_2: "f32[256]" = torch.ops.aten.sum.dim_IntList(sum_1, [0])
        sum_3: "f32[128, 1]" = torch.ops.aten.sum.dim_IntList(reshape_5, [2])
        mul_4: "f32[128, 1]" = torch.ops.aten.mul.Tensor(sum_3, arg1)
        mul_5: "f32[128, 1]" = torch.ops.aten.mul.Tensor(sum_3, arg2)
        mul_6: "f32[128, 1]" = torch.ops.aten.mul.Tensor(mul_4, 6.103515625e-05)
        convert_element_type_1: "f32[128, 256, 4, 16]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        mul_7: "f32[128, 256, 4, 16]" = torch.ops.aten.mul.Tensor(reshape_2, convert_element_type_1)
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
        mul_10: "f32[128, 1]" = torch.ops.aten.mul.Tensor(sub_1, arg1)
        mul_11: "f32[128, 1]" = torch.ops.aten.mul.Tensor(mul_10, arg1)
        mul_12: "f32[128, 1]" = torch.ops.aten.mul.Tensor(mul_11, arg1)
        mul_13: "f32[128, 1]" = torch.ops.aten.mul.Tensor(mul_12, 6.103515625e-05)
        neg: "f32[128, 1]" = torch.ops.aten.neg.default(mul_13)
        mul_14: "f32[128, 1]" = torch.ops.aten.mul.Tensor(neg, arg2)
        sub_2: "f32[128, 1]" = torch.ops.aten.sub.Tensor(mul_14, mul_6)
        unsqueeze_6: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(mul_13, 2)
        unsqueeze_7: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(sub_2, 2)
        unsqueeze_8: "f32[128, 1, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 3)
        unsqueeze_9: "f32[128, 1, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        mul_15: "f32[128, 1, 256, 64]" = torch.ops.aten.mul.Tensor(reshape_8, unsqueeze_9)
        add: "f32[128, 1, 256, 64]" = torch.ops.aten.add.Tensor(mul_1, mul_15)
        add_1: "f32[128, 1, 256, 64]" = torch.ops.aten.add.Tensor(add, unsqueeze_8)
        reshape_12: "f32[128, 256, 4, 16]" = torch.ops.aten.reshape.default(add_1, p12)
        convert_element_type_2: "bf16[128, 256, 4, 16]" = torch.ops.prims.convert_element_type.default(reshape_12, torch.bfloat16)
        sum_7: "bf16[256]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        convert_element_type_3: "f32[256]" = torch.ops.prims.convert_element_type.default(sum_7, torch.float32)
        return (unsqueeze_5, sum_2, reshape_11, convert_element_type_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
