"""assay repro 1
pattern 1e644eb2bfd8a79aa416b7e6d99a00adcf293865acce90de8c7296346aed2f3c
home    b62624483338
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 640, 1, 1]", arg1: "f32[640]", arg2: "f32[1, 640, 1, 1]", arg3: "bf16[128, 640, 8, 8]", arg4: "f32[640]", arg5: "b8[128, 640]", arg6: "bf16[128, 640]", p0: "size[]"):
        squeeze: "f32[640]" = torch.ops.aten.squeeze.dims(arg0, [0, 2, 3])
        mul: "f32[640]" = torch.ops.aten.mul.Tensor(squeeze, arg1)
        mul_1: "f32[640]" = torch.ops.aten.mul.Tensor(squeeze, squeeze)
        squeeze_1: "f32[640]" = torch.ops.aten.squeeze.dims(arg2, [0, 2, 3])
        sub: "f32[128, 640, 8, 8]" = torch.ops.aten.sub.Tensor(arg3, arg2)
        mul_2: "f32[128, 640, 8, 8]" = torch.ops.aten.mul.Tensor(sub, arg0)
        unsqueeze: "f32[1, 640]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 640]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_2: "f32[640, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_3: "f32[640, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_4: "f32[1, 640, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "f32[1, 640, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "f32[640, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "f32[640, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        mul_3: "f32[128, 640, 8, 8]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_7)
        add: "f32[128, 640, 8, 8]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_6)
        unsqueeze_8: "f32[1, 640, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        unsqueeze_9: "f32[1, 640, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        convert_element_type: "bf16[128, 640]" = torch.ops.prims.convert_element_type.default(arg5, torch.bfloat16)
        div: "bf16[128, 640]" = torch.ops.aten.div.Scalar(convert_element_type, 0.9)
        mul_4: "bf16[128, 640]" = torch.ops.aten.mul.Tensor(arg6, div)
        unsqueeze_10: "bf16[128, 640, 1]" = torch.ops.aten.unsqueeze.default(mul_4, 2)
        unsqueeze_11: "bf16[128, 640, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 3)
        expand: "bf16[128, 640, 8, 8]" = torch.ops.aten.expand.default(unsqueeze_11, p0)
        div_1: "bf16[128, 640, 8, 8]" = torch.ops.aten.div.Scalar(expand, 64.0)
        convert_element_type_1: "bf16[128, 640, 8, 8]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        convert_element_type_2: "f32[128, 640, 8, 8]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        sub_1: "f32[128, 640, 8, 8]" = torch.ops.aten.sub.Tensor(convert_element_type_2, unsqueeze_9)
        convert_element_type_3: "f32[128, 640, 8, 8]" = torch.ops.prims.convert_element_type.default(div_1, torch.float32)
        convert_element_type_4: "f32[128, 640, 8, 8]" = torch.ops.prims.convert_element_type.default(convert_element_type_1, torch.float32)
        neg: "f32[128, 640, 8, 8]" = torch.ops.aten.neg.default(convert_element_type_4)
        exp: "f32[128, 640, 8, 8]" = torch.ops.aten.exp.default(neg)
        add_1: "f32[128, 640, 8, 8]" = torch.ops.aten.add.Tensor(exp, 1.0)
        reciprocal: "f32[128, 640, 8, 8]" = torch.ops.aten.reciprocal.default(add_1)
        mul_5: "f32[128, 640, 8, 8]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        mul_6: "f32[128, 640, 8, 8]" = torch.ops.aten.mul.Tensor(convert_element_type_3, mul_5)
        sub_2: "f32[128, 640, 8, 8]" = torch.ops.aten.sub.Tensor(1.0, mul_5)
        mul_7: "f32[128, 640, 8, 8]" = torch.ops.aten.mul.Tensor(convert_element_type_4, sub_2)
        add_2: "f32[128, 640, 8, 8]" = torch.ops.aten.add.Tensor(mul_7, 1.0)
        mul_8: "f32[128, 640, 8, 8]" = torch.ops.aten.mul.Tensor(mul_6, add_2)
        convert_element_type_5: "f32[128, 640, 8, 8]" = torch.ops.prims.convert_element_type.default(mul_8, torch.float32)
        mul_9: "f32[128, 640, 8, 8]" = torch.ops.aten.mul.Tensor(convert_element_type_5, sub_1)
        sum_1: "f32[640]" = torch.ops.aten.sum.dim_IntList(mul_9, [0, 2, 3])
        mul_10: "f32[640]" = torch.ops.aten.mul.Tensor(sum_1, squeeze)
        mul_11: "f32[640]" = torch.ops.aten.mul.Tensor(sum_1, 0.0001220703125)
        mul_12: "f32[640]" = torch.ops.aten.mul.Tensor(mul_11, mul_1)
        sum_2: "f32[640]" = torch.ops.aten.sum.dim_IntList(convert_element_type_5, [0, 2, 3])
        mul_13: "f32[640]" = torch.ops.aten.mul.Tensor(sum_2, 0.0001220703125)
        unsqueeze_12: "f32[1, 640]" = torch.ops.aten.unsqueeze.default(mul_12, 0)
        unsqueeze_13: "f32[1, 640]" = torch.ops.aten.unsqueeze.default(mul_13, 0)
        unsqueeze_14: "f32[1, 640, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 2)
        unsqueeze_15: "f32[1, 640, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 2)
        unsqueeze_16: "f32[1, 640, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 3)
        mul_14: "f32[128, 640, 8, 8]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_16)
        sub_3: "f32[128, 640, 8, 8]" = torch.ops.aten.sub.Tensor(convert_element_type_5, mul_14)
        unsqueeze_17: "f32[1, 640, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_15, 3)
        sub_4: "f32[128, 640, 8, 8]" = torch.ops.aten.sub.Tensor(sub_3, unsqueeze_17)
        mul_15: "f32[128, 640, 8, 8]" = torch.ops.aten.mul.Tensor(sub_4, unsqueeze_8)
        convert_element_type_6: "bf16[128, 640, 8, 8]" = torch.ops.prims.convert_element_type.default(mul_15, torch.bfloat16)
        return (mul_10, sum_2, convert_element_type_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
