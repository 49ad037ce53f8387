"""assay repro 1
pattern 06f1e1c6012bedba9fb0ab6dde357ca5c80310403312776251b7f3da9231b396
home    5d192f03eddf
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[2048]", arg1: "f32[2048]", arg2: "bf16[128, 2048]", arg3: "bf16[128, 2048, 8, 8][131072, 1, 16384, 2048]", arg4: "bf16[128, 2048, 8, 8][131072, 1, 16384, 2048]", arg5: "f32[1, 2048, 1, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size[]", p6: "size[]", p7: "size", p8: "size[]"):
        full: "bf16[262144]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        mul: "f32[2048]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "f32[2048]" = torch.ops.aten.mul.Tensor(arg0, arg0)
        reshape: "bf16[128, 2048, 1, 1]" = torch.ops.aten.reshape.default(arg2, p1)
        squeeze: "bf16[128, 2048, 1]" = torch.ops.aten.squeeze.dim(reshape, 3)
        squeeze_1: "bf16[128, 2048]" = torch.ops.aten.squeeze.dim(squeeze, 2)
        as_strided_scatter: "bf16[262144]" = torch.ops.aten.as_strided_scatter.default(full, squeeze_1, p2, p3, p4)
        as_strided: "bf16[128, 2048, 1, 1]" = torch.ops.aten.as_strided.default(as_strided_scatter, p5, p6, p7)
        expand: "bf16[128, 2048, 8, 8]" = torch.ops.aten.expand.default(as_strided, p8)
        div: "bf16[128, 2048, 8, 8]" = torch.ops.aten.div.Scalar(expand, 64.0)
        unsqueeze: "f32[1, 2048]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 2048, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 2048, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        convert_element_type: "f32[128, 2048, 8, 8]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        neg: "f32[128, 2048, 8, 8]" = torch.ops.aten.neg.default(convert_element_type)
        exp: "f32[128, 2048, 8, 8]" = torch.ops.aten.exp.default(neg)
        add: "f32[128, 2048, 8, 8]" = torch.ops.aten.add.Tensor(exp, 1.0)
        reciprocal: "f32[128, 2048, 8, 8]" = torch.ops.aten.reciprocal.default(add)
        mul_2: "f32[128, 2048, 8, 8]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        sub: "f32[128, 2048, 8, 8]" = torch.ops.aten.sub.Tensor(1.0, mul_2)
        mul_3: "f32[128, 2048, 8, 8]" = torch.ops.aten.mul.Tensor(convert_element_type, sub)
        add_1: "f32[128, 2048, 8, 8]" = torch.ops.aten.add.Tensor(mul_3, 1.0)
        convert_element_type_1: "f32[128, 2048, 8, 8]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        sub_1: "f32[128, 2048, 8, 8]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg5)
        convert_element_type_2: "f32[128, 2048, 8, 8]" = torch.ops.prims.convert_element_type.default(div, torch.float32)
        mul_4: "f32[128, 2048, 8, 8]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul_2)
        mul_5: "f32[128, 2048, 8, 8]" = torch.ops.aten.mul.Tensor(mul_4, add_1)
        convert_element_type_3: "bf16[128, 2048, 8, 8]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        convert_element_type_4: "f32[128, 2048, 8, 8]" = torch.ops.prims.convert_element_type.default(convert_element_type_3, torch.float32)
        mul_6: "f32[128, 2048, 8, 8]" = torch.ops.aten.mul.Tensor(convert_element_type_4, sub_1)
        sum_1: "f32[2048]" = torch.ops.aten.sum.dim_IntList(mul_6, [0, 2, 3])
        mul_7: "f32[2048]" = torch.ops.aten.mul.Tensor(sum_1, arg0)
        mul_8: "f32[2048]" = torch.ops.aten.mul.Tensor(sum_1, 0.0001220703125)
        mul_9: "f32[2048]" = torch.ops.aten.mul.Tensor(mul_8, mul_1)
        sum_2: "f32[2048]" = torch.ops.aten.sum.dim_IntList(convert_element_type_4, [0, 2, 3])
        mul_10: "f32[2048]" = torch.ops.aten.mul.Tensor(sum_2, 0.0001220703125)
        unsqueeze_3: "f32[1, 2048]" = torch.ops.aten.unsqueeze.default(mul_9, 0)
        unsqueeze_4: "f32[1, 2048]" = torch.ops.aten.unsqueeze.default(mul_10, 0)
        unsqueeze_5: "f32[1, 2048, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "f32[1, 2048, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 2048, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_11: "f32[128, 2048, 8, 8]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_7)
        sub_2: "f32[128, 2048, 8, 8]" = torch.ops.aten.sub.Tensor(convert_element_type_4, mul_11)
        unsqueeze_8: "f32[1, 2048, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        sub_3: "f32[128, 2048, 8, 8]" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_8)
        mul_12: "f32[128, 2048, 8, 8]" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_2)
        convert_element_type_5: "bf16[128, 2048, 8, 8]" = torch.ops.prims.convert_element_type.default(mul_12, torch.bfloat16)
        return (convert_element_type_3, mul_7, sum_2, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
