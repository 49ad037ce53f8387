"""assay repro 1
pattern 680c3c4f0f0c8a6c2d6acaf624a617b7a28eddb9454e0825740f28b28f46a9f2
home    65ad70f4a566
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 64, 56, 56]", arg1: "bf16[64, 32, 56, 56]", arg2: "bf16[64, 32, 56, 56]", arg3: "bf16[64, 32, 56, 56]", arg4: "f32[160]", arg5: "f32[160]", arg6: "f32[160]", arg7: "f32[160]"):
        cat: "bf16[64, 160, 56, 56]" = torch.ops.aten.cat.default([arg0, arg1, arg2, arg3], 1)
        mul: "f32[160]" = torch.ops.aten.mul.Tensor(arg4, 0.9)
        mul_1: "f32[160]" = torch.ops.aten.mul.Tensor(arg5, 0.9)
        unsqueeze: "f32[160, 1]" = torch.ops.aten.unsqueeze.default(arg6, 1)
        unsqueeze_1: "f32[160, 1]" = torch.ops.aten.unsqueeze.default(arg7, 1)
        unsqueeze_2: "f32[160, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[160, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[64, 160, 56, 56]" = torch.ops.prims.convert_element_type.default(cat, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0, 2, 3], correction = 0, keepdim = True)
        getitem: "f32[1, 160, 1, 1]" = var_mean[0]
        getitem_1: "f32[1, 160, 1, 1]" = var_mean[1]
        add: "f32[1, 160, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 160, 1, 1]" = torch.ops.aten.rsqrt.default(add)
        squeeze: "f32[160]" = torch.ops.aten.squeeze.dims(getitem, [0, 2, 3])
        mul_2: "f32[160]" = torch.ops.aten.mul.Tensor(squeeze, 1.0000049824865598)
        mul_3: "f32[160]" = torch.ops.aten.mul.Tensor(mul_2, 0.1)
        add_1: "f32[160]" = torch.ops.aten.add.Tensor(mul_3, mul)
        copy_: "f32[160]" = torch.ops.aten.copy_.default(arg4, add_1)
        squeeze_1: "f32[160]" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2, 3])
        mul_4: "f32[160]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_2: "f32[160]" = torch.ops.aten.add.Tensor(mul_4, mul_1)
        copy__1: "f32[160]" = torch.ops.aten.copy_.default(arg5, add_2)
        squeeze_2: "f32[160]" = torch.ops.aten.squeeze.dims(rsqrt, [0, 2, 3])
        sub: "f32[64, 160, 56, 56]" = torch.ops.aten.sub.Tensor(cat, getitem_1)
        mul_5: "f32[64, 160, 56, 56]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_6: "f32[64, 160, 56, 56]" = torch.ops.aten.mul.Tensor(mul_5, unsqueeze_3)
        add_3: "f32[64, 160, 56, 56]" = torch.ops.aten.add.Tensor(mul_6, unsqueeze_2)
        unsqueeze_4: "f32[1, 160]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_5: "f32[1, 160, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_6: "f32[1, 160, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        convert_element_type_1: "bf16[64, 160, 56, 56]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        relu: "bf16[64, 160, 56, 56]" = torch.ops.aten.relu.default(convert_element_type_1)
        return (cat, copy_, copy__1, squeeze_2, unsqueeze_6, relu)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
