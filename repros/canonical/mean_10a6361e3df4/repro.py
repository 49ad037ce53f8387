"""assay repro 1
pattern 10a6361e3df44e9c15962fa01a3e4c417db882908b36532baf1f5fa50336f42c
home    f5fc3716748a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[384]", arg1: "bf16[384]", arg2: "bf16[384]", arg3: "bf16[2048, 384]", arg4: "bf16[384]", arg5: "bf16[384]", arg6: "bf16[128, 16, 384]", arg7: "bf16[384]", arg8: "bf16[384]", arg9: "bf16[384]", p0: "size[]"):
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
        sub: "f32[2048, 384]" = torch.ops.aten.sub.Tensor(arg3, convert_element_type_2)
        mul_2: "f32[2048, 384]" = torch.ops.aten.mul.Tensor(sub, mul)
        mul_3: "f32[2048, 384]" = torch.ops.aten.mul.Tensor(mul_2, arg4)
        add_2: "f32[2048, 384]" = torch.ops.aten.add.Tensor(mul_3, arg5)
        convert_element_type_3: "bf16[2048, 384]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape: "bf16[128, 16, 384]" = torch.ops.aten.reshape.default(convert_element_type_3, p0)
        add_3: "bf16[128, 16, 384]" = torch.ops.aten.add.Tensor(arg6, reshape)
        mean: "bf16[128, 384]" = torch.ops.aten.mean.dim(add_3, [1])
        convert_element_type_4: "f32[384]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        sub_1: "f32[128, 384]" = torch.ops.aten.sub.Tensor(mean, convert_element_type_4)
        mul_4: "f32[128, 384]" = torch.ops.aten.mul.Tensor(sub_1, mul_1)
        mul_5: "f32[128, 384]" = torch.ops.aten.mul.Tensor(mul_4, arg8)
        add_4: "f32[128, 384]" = torch.ops.aten.add.Tensor(mul_5, arg9)
        convert_element_type_5: "bf16[128, 384]" = torch.ops.prims.convert_element_type.default(add_4, torch.bfloat16)
        return (convert_element_type_5,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
