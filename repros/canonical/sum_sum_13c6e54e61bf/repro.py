"""assay repro 1
pattern 13c6e54e61bffb250d9f19d76e1b7d7e35f9e0d116b85e98ca13e11ae79f6309
home    212eb946baaa
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 256, 16, 16][65536, 1, 4096, 256]", arg1: "bf16[128, 1, 256]", arg2: "bf16[128, 256, 16, 16][65536, 1, 4096, 256]", arg3: "bf16[128, 1, 256]", arg4: "f32[1, 256, 1, 1]", arg5: "f32[256]", arg6: "f32[1, 256, 1, 1]", arg7: "f32[128, 256, 16, 16][65536, 1, 4096, 256]", arg8: "bf16[128, 256, 16, 16][65536, 1, 4096, 256]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reciprocal: "f32[128, 256, 16, 16]" = torch.ops.aten.reciprocal.default(arg0)
        mul: "f32[128, 256, 16, 16]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        reshape: "bf16[128, 256, 1, 1]" = torch.ops.aten.reshape.default(arg1, p0)
        expand: "bf16[128, 256, 16, 16]" = torch.ops.aten.expand.default(reshape, p1)
        mul_1: "bf16[128, 256, 16, 16]" = torch.ops.aten.mul.Tensor(arg2, expand)
        reshape_1: "bf16[128, 256]" = torch.ops.aten.reshape.default(arg3, p2)
        squeeze: "f32[256]" = torch.ops.aten.squeeze.dims(arg4, [0, 2, 3])
        mul_2: "f32[256]" = torch.ops.aten.mul.Tensor(squeeze, arg5)
        mul_3: "f32[256]" = torch.ops.aten.mul.Tensor(squeeze, squeeze)
        squeeze_1: "f32[256]" = torch.ops.aten.squeeze.dims(arg6, [0, 2, 3])
        sub: "f32[128, 256, 16, 16]" = torch.ops.aten.sub.Tensor(1.0, mul)
        mul_4: "f32[128, 256, 16, 16]" = torch.ops.aten.mul.Tensor(arg7, sub)
        add: "f32[128, 256, 16, 16]" = torch.ops.aten.add.Tensor(mul_4, 1.0)
        unsqueeze: "f32[1, 256]" = torch.ops.aten.unsqueeze.default(mul_2, 0)
        unsqueeze_1: "f32[1, 256]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_2: "bf16[128, 256, 1]" = torch.ops.aten.unsqueeze.default(reshape_1, 2)
        unsqueeze_3: "f32[1, 256, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_4: "f32[1, 256, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_5: "bf16[128, 256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3)
        expand_1: "bf16[128, 256, 16, 16]" = torch.ops.aten.expand.default(unsqueeze_5, p3)
        div: "bf16[128, 256, 16, 16]" = torch.ops.aten.div.Scalar(expand_1, 256.0)
        add_1: "bf16[128, 256, 16, 16]" = torch.ops.aten.add.Tensor(mul_1, div)
        unsqueeze_6: "f32[1, 256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3)
        unsqueeze_7: "f32[1, 256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        convert_element_type: "f32[128, 256, 16, 16]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        sub_1: "f32[128, 256, 16, 16]" = torch.ops.aten.sub.Tensor(convert_element_type, unsqueeze_7)
        convert_element_type_1: "f32[128, 256, 16, 16]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        mul_5: "f32[128, 256, 16, 16]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul)
        mul_6: "f32[128, 256, 16, 16]" = torch.ops.aten.mul.Tensor(mul_5, add)
        convert_element_type_2: "f32[128, 256, 16, 16]" = torch.ops.prims.convert_element_type.default(mul_6, torch.float32)
        mul_7: "f32[128, 256, 16, 16]" = torch.ops.aten.mul.Tensor(convert_element_type_2, sub_1)
        sum_1: "f32[256]" = torch.ops.aten.sum.dim_IntList(mul_7, [0, 2, 3])
        mul_8: "f32[256]" = torch.ops.aten.mul.Tensor(sum_1, squeeze)
        mul_9: "f32[256]" = torch.ops.aten.mul.Tensor(sum_1, 3.0517578125e-05)
        mul_10: "f32[256]" = torch.ops.aten.mul.Tensor(mul_9, mul_3)
        sum_2: "f32[256]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        mul_11: "f32[256]" = torch.ops.aten.mul.Tensor(sum_2, 3.0517578125e-05)
        unsqueeze_8: "f32[1, 256]" = torch.ops.aten.unsqueeze.default(mul_10, 0)
        unsqueeze_9: "f32[1, 256]" = torch.ops.aten.unsqueeze.default(mul_11, 0)
        unsqueeze_10: "f32[1, 256, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 2)
        unsqueeze_11: "f32[1, 256, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_9, 2)
        unsqueeze_12: "f32[1, 256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 3)
        mul_12: "f32[128, 256, 16, 16]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_12)
        sub_2: "f32[128, 256, 16, 16]" = torch.ops.aten.sub.Tensor(convert_element_type_2, mul_12)
        unsqueeze_13: "f32[1, 256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_11, 3)
        sub_3: "f32[128, 256, 16, 16]" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_13)
        mul_13: "f32[128, 256, 16, 16]" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_6)
        convert_element_type_3: "bf16[128, 256, 16, 16]" = torch.ops.prims.convert_element_type.default(mul_13, torch.bfloat16)
        return (mul_8, sum_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
