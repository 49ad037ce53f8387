"""assay repro 1
pattern 3669d96f96f0fa16f64103ec4d3e644e0ed14f8cfbb51265cd8690d47f0be9b5
home    8215d71512a4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 512, 7, 7]", arg1: "f32[512]", arg2: "f32[512]", arg3: "f32[128, 1]", arg4: "f32[128, 1]", arg5: "bf16[128, 512]", arg6: "bf16[128, 512, 7, 7]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]", p12: "size[]"):
        reshape: "f32[128, 1, 512, 49]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "f32[1, 1, 512]" = torch.ops.aten.reshape.default(arg1, p1)
        unsqueeze: "f32[1, 512]" = torch.ops.aten.unsqueeze.default(arg1, 0)
        unsqueeze_1: "f32[512, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_2: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(arg3, 2)
        mul: "f32[128, 1, 512]" = torch.ops.aten.mul.Tensor(unsqueeze_2, reshape_1)
        unsqueeze_3: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(arg4, 2)
        unsqueeze_4: "f32[512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_5: "f32[128, 1, 512, 1]" = torch.ops.aten.unsqueeze.default(mul, 3)
        convert_element_type: "f32[128, 512]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        unsqueeze_6: "f32[128, 512, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type, 2)
        unsqueeze_7: "f32[128, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        expand: "f32[128, 512, 7, 7]" = torch.ops.aten.expand.default(unsqueeze_7, p2)
        div: "f32[128, 512, 7, 7]" = torch.ops.aten.div.Scalar(expand, 49.0)
        mul_1: "f32[128, 512, 7, 7]" = torch.ops.aten.mul.Tensor(div, arg0)
        reshape_2: "f32[128, 1, 512, 49]" = torch.ops.aten.reshape.default(div, p3)
        mul_2: "f32[128, 1, 512, 49]" = torch.ops.aten.mul.Tensor(reshape_2, unsqueeze_5)
        reshape_3: "f32[128, 512, 49]" = torch.ops.aten.reshape.default(div, p4)
        reshape_4: "f32[128, 512, 49]" = torch.ops.aten.reshape.default(mul_1, p5)
        sum_1: "f32[128, 512]" = torch.ops.aten.sum.dim_IntList(reshape_4, [2])
        mul_3: "f32[128, 512]" = torch.ops.aten.mul.Tensor(sum_1, unsqueeze)
        reshape_5: "f32[128, 1, 512]" = torch.ops.aten.reshape.default(mul_3, p6)
        reshape_6: "f32[128, 1, 512]" = torch.ops.aten.reshape.default(sum_1, p7)
        sum_2: "f32[128, 512]" = torch.ops.aten.sum.dim_IntList(reshape_3, [2])
        mul_4: "f32[128, 512]" = torch.ops.aten.mul.Tensor(sum_2, unsqueeze)
        reshape_7: "f32[128, 1, 512]" = torch.ops.aten.reshape.default(mul_4, p8)
        reshape_8: "f32[128, 1, 512]" = torch.ops.aten.reshape.default(sum_2, p9)
        mul_5: "f32[128, 1, 512]" = torch.ops.aten.mul.Tensor(reshape_8, unsqueeze_3)
        sub: "f32[128, 1, 512]" = torch.ops.aten.sub.Tensor(reshape_6, mul_5)
        mul_6: "f32[128, 1, 512]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_2)
        sum_3: "f32[1, 512]" = torch.ops.aten.sum.dim_IntList(mul_6, [0])
        reshape_9: "f32[512]" = torch.ops.aten.reshape.default(sum_3, p10)
        sum_4: "f32[512]" = torch.ops.aten.sum.dim_IntList(sum_2, [0])
        sum_5: "f32[128, 1]" = torch.ops.aten.sum.dim_IntList(reshape_7, [2])
        mul_7: "f32[128, 1]" = torch.ops.aten.mul.Tensor(sum_5, arg3)
        mul_8: "f32[128, 1]" = torch.ops.aten.mul.Tensor(sum_5, arg4)
        mul_9: "f32[128, 1]" = torch.ops.aten.mul.Tensor(mul_7, 3.985969387755102e-05)
        sum_6: "f32[128, 1]" = torch.ops.aten.sum.dim_IntList(reshape_5, [2])
        sub_1: "f32[128, 1]" = torch.ops.aten.sub.Tensor(mul_8, sum_6)
        mul_10: "f32[128, 1]" = torch.ops.aten.mul.Tensor(sub_1, arg3)
        mul_11: "f32[128, 1]" = torch.ops.aten.mul.Tensor(mul_10, arg3)
        mul_12: "f32[128, 1]" = torch.ops.aten.mul.Tensor(mul_11, arg3)
        mul_13: "f32[128, 1]" = torch.ops.aten.mul.Tensor(mul_12, 3.985969387755102e-05)
        neg: "f32[128, 1]" = torch.ops.aten.neg.default(mul_13)
        mul_14: "f32[128, 1]" = torch.ops.aten.mul.Tensor(neg, arg4)
        sub_2: "f32[128, 1]" = torch.ops.aten.sub.Tensor(mul_14, mul_9)
        unsqueeze_8: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(mul_13, 2)
        unsqueeze_9: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(sub_2, 2)
        unsqueeze_10: "f32[128, 1, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_9, 3)
        unsqueeze_11: "f32[128, 1, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 3)
        mul_15: "f32[128, 1, 512, 49]" = torch.ops.aten.mul.Tensor(reshape, unsqueeze_11)
        add: "f32[128, 1, 512, 49]" = torch.ops.aten.add.Tensor(mul_2, mul_15)
        add_1: "f32[128, 1, 512, 49]" = torch.ops.aten.add.Tensor(add, unsqueeze_10)
        reshape_10: "f32[128, 512, 7, 7]" = torch.ops.aten.reshape.default(add_1, p11)
        mul_16: "f32[128, 512, 7, 7]" = torch.ops.aten.mul.Tensor(reshape_10, arg6)
        mul_17: "f32[128, 512, 7, 7]" = torch.ops.aten.mul.Tensor(reshape_10, unsqueeze_4)
        sum_7: "f32[1, 512, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_16, [0, 2, 3], True, dtype = torch.float32)
        reshape_11: "f32[512, 1, 1]" = torch.ops.aten.reshape.default(sum_7, p12)
        squeeze: "f32[512, 1]" = torch.ops.aten.squeeze.dim(reshape_11, 2)
        squeeze_1: "f32[512]" = torch.ops.aten.squeeze.dim(squeeze, 1)
        convert_element_type_1: "bf16[128, 512, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_17, torch.bfloat16)
        sum_8: "bf16[512]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        convert_element_type_2: "f32[512]" = torch.ops.prims.convert_element_type.default(sum_8, torch.float32)
        return (reshape_9, sum_4, reshape_10, squeeze_1, convert_element_type_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
