"""assay repro 1
pattern 97711ed33a4958fc7dbda3a0f8b963efc971749d8f8cacc90c4e6c352f5acea1
home    1d5f6517b9a0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[384]", arg1: "bf16[384]", arg2: "bf16[384]", arg3: "bf16[384]", arg4: "bf16[4096, 384]", arg5: "bf16[384]", arg6: "bf16[384]", arg7: "bf16[256, 16, 384]", arg8: "bf16[384]", arg9: "bf16[384]", arg10: "bf16[384]", arg11: "bf16[384]", arg12: "bf16[384]", arg13: "bf16[384]", p0: "size[]"):
        convert_element_type: "f32[384]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        add: "f32[384]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[384]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[384]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[384]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        convert_element_type_1: "f32[384]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        add_1: "f32[384]" = torch.ops.aten.add.Tensor(convert_element_type_1, 1e-05)
        sqrt_1: "f32[384]" = torch.ops.aten.sqrt.default(add_1)
        reciprocal_1: "f32[384]" = torch.ops.aten.reciprocal.default(sqrt_1)
        mul_1: "f32[384]" = torch.ops.aten.mul.Tensor(reciprocal_1, 1.0)
        convert_element_type_2: "f32[384]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        add_2: "f32[384]" = torch.ops.aten.add.Tensor(convert_element_type_2, 1e-05)
        sqrt_2: "f32[384]" = torch.ops.aten.sqrt.default(add_2)
        reciprocal_2: "f32[384]" = torch.ops.aten.reciprocal.default(sqrt_2)
        mul_2: "f32[384]" = torch.ops.aten.mul.Tensor(reciprocal_2, 1.0)
        convert_element_type_3: "f32[384]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        sub: "f32[4096, 384]" = torch.ops.aten.sub.Tensor(arg4, convert_element_type_3)
        mul_3: "f32[4096, 384]" = torch.ops.aten.mul.Tensor(sub, mul)
        mul_4: "f32[4096, 384]" = torch.ops.aten.mul.Tensor(mul_3, arg5)
        add_3: "f32[4096, 384]" = torch.ops.aten.add.Tensor(mul_4, arg6)
        convert_element_type_4: "bf16[4096, 384]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape: "bf16[256, 16, 384]" = torch.ops.aten.reshape.default(convert_element_type_4, p0)
        add_4: "bf16[256, 16, 384]" = torch.ops.aten.add.Tensor(arg7, reshape)
        mean: "bf16[256, 384]" = torch.ops.aten.mean.dim(add_4, [1])
        convert_element_type_5: "f32[384]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        sub_1: "f32[256, 384]" = torch.ops.aten.sub.Tensor(mean, convert_element_type_5)
        mul_5: "f32[256, 384]" = torch.ops.aten.mul.Tensor(sub_1, mul_1)
        mul_6: "f32[256, 384]" = torch.ops.aten.mul.Tensor(mul_5, arg9)
        add_5: "f32[256, 384]" = torch.ops.aten.add.Tensor(mul_6, arg10)
        convert_element_type_6: "bf16[256, 384]" = torch.ops.prims.convert_element_type.default(add_5, torch.bfloat16)
        convert_element_type_7: "f32[384]" = torch.ops.prims.convert_element_type.default(arg11, torch.float32)
        sub_2: "f32[256, 384]" = torch.ops.aten.sub.Tensor(mean, convert_element_type_7)
        mul_7: "f32[256, 384]" = torch.ops.aten.mul.Tensor(sub_2, mul_2)
        mul_8: "f32[256, 384]" = torch.ops.aten.mul.Tensor(mul_7, arg12)
        add_6: "f32[256, 384]" = torch.ops.aten.add.Tensor(mul_8, arg13)
        convert_element_type_8: "bf16[256, 384]" = torch.ops.prims.convert_element_type.default(add_6, torch.bfloat16)
        return (convert_element_type_6, convert_element_type_8)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
