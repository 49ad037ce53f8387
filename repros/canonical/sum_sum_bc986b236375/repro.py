"""assay repro 1
pattern bc986b236375fa57ad612c63c3157d95a3240870b77e89e8b5284d88540004f2
home    5e3633f66c63
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 960, 1, 1]", arg1: "f32[960]", arg2: "f32[1, 960, 1, 1]", arg3: "bf16[128, 960, 7, 7][47040, 1, 6720, 960]", arg4: "f32[960]", arg5: "bf16[]", arg6: "bf16[128, 960, 7, 7][47040, 1, 6720, 960]"):
        squeeze: "f32[960]" = torch.ops.aten.squeeze.dims(arg0, [0, 2, 3])
        mul: "f32[960]" = torch.ops.aten.mul.Tensor(squeeze, arg1)
        mul_1: "f32[960]" = torch.ops.aten.mul.Tensor(squeeze, squeeze)
        squeeze_1: "f32[960]" = torch.ops.aten.squeeze.dims(arg2, [0, 2, 3])
        sub: "f32[128, 960, 7, 7]" = torch.ops.aten.sub.Tensor(arg3, arg2)
        mul_2: "f32[128, 960, 7, 7]" = torch.ops.aten.mul.Tensor(sub, arg0)
        unsqueeze: "f32[1, 960]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 960]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_2: "f32[960, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_3: "f32[960, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_4: "f32[1, 960, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "f32[1, 960, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "f32[960, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "f32[960, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        mul_3: "f32[128, 960, 7, 7]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_7)
        add: "f32[128, 960, 7, 7]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_6)
        unsqueeze_8: "f32[1, 960, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        unsqueeze_9: "f32[1, 960, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        convert_element_type: "bf16[128, 960, 7, 7]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        ge: "b8[128, 960, 7, 7]" = torch.ops.aten.ge.Scalar(convert_element_type, 6.0)
        le: "b8[128, 960, 7, 7]" = torch.ops.aten.le.Scalar(convert_element_type, 0.0)
        bitwise_or: "b8[128, 960, 7, 7]" = torch.ops.aten.bitwise_or.Tensor(le, ge)
        where: "bf16[128, 960, 7, 7]" = torch.ops.aten.where.self(bitwise_or, arg5, arg6)
        convert_element_type_1: "f32[128, 960, 7, 7]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        sub_1: "f32[128, 960, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_1, unsqueeze_9)
        convert_element_type_2: "f32[128, 960, 7, 7]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_4: "f32[128, 960, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_2, sub_1)
        sum_1: "f32[960]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 2, 3])
        mul_5: "f32[960]" = torch.ops.aten.mul.Tensor(sum_1, squeeze)
        mul_6: "f32[960]" = torch.ops.aten.mul.Tensor(sum_1, 0.00015943877551020407)
        mul_7: "f32[960]" = torch.ops.aten.mul.Tensor(mul_6, mul_1)
        sum_2: "f32[960]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        mul_8: "f32[960]" = torch.ops.aten.mul.Tensor(sum_2, 0.00015943877551020407)
        unsqueeze_10: "f32[1, 960]" = torch.ops.aten.unsqueeze.default(mul_7, 0)
        unsqueeze_11: "f32[1, 960]" = torch.ops.aten.unsqueeze.default(mul_8, 0)
        unsqueeze_12: "f32[1, 960, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2)
        unsqueeze_13: "f32[1, 960, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_11, 2)
        unsqueeze_14: "f32[1, 960, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 3)
        mul_9: "f32[128, 960, 7, 7]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_14)
        sub_2: "f32[128, 960, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_2, mul_9)
        unsqueeze_15: "f32[1, 960, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 3)
        sub_3: "f32[128, 960, 7, 7]" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_15)
        mul_10: "f32[128, 960, 7, 7]" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_8)
        convert_element_type_3: "bf16[128, 960, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_10, torch.bfloat16)
        return (mul_5, sum_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
