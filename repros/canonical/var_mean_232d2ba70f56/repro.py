"""assay repro 1
pattern 232d2ba70f56d6a252ab5c7d91ec38c6a6df550e430ac7fad1641be50b718282
home    1919ed807c52
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[48]", arg1: "f32[48]", arg2: "bf16[401408, 48]", arg3: "f32[48, 1, 1]", arg4: "f32[128, 48, 56, 56]", arg5: "f32[48]", arg6: "f32[48]", p0: "size[]", p1: "size[]"):
        mul: "f32[48]" = torch.ops.aten.mul.Tensor(arg0, 0.9)
        mul_1: "f32[48]" = torch.ops.aten.mul.Tensor(arg1, 0.9)
        reshape: "bf16[128, 3136, 48]" = torch.ops.aten.reshape.default(arg2, p0)
        reshape_1: "bf16[128, 56, 56, 48]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[128, 48, 56, 56]" = torch.ops.aten.permute.default(reshape_1, [0, 3, 1, 2])
        mul_2: "f32[128, 48, 56, 56]" = torch.ops.aten.mul.Tensor(arg3, permute)
        add: "f32[128, 48, 56, 56]" = torch.ops.aten.add.Tensor(arg4, mul_2)
        unsqueeze: "f32[48, 1]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_1: "f32[48, 1]" = torch.ops.aten.unsqueeze.default(arg6, 1)
        unsqueeze_2: "f32[48, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[48, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        var_mean = torch.ops.aten.var_mean.correction(add, [0, 2, 3], correction = 0, keepdim = True)
        getitem: "f32[1, 48, 1, 1]" = var_mean[0]
        getitem_1: "f32[1, 48, 1, 1]" = var_mean[1]
        add_1: "f32[1, 48, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 48, 1, 1]" = torch.ops.aten.rsqrt.default(add_1)
        squeeze: "f32[48]" = torch.ops.aten.squeeze.dims(getitem, [0, 2, 3])
        mul_3: "f32[48]" = torch.ops.aten.mul.Tensor(squeeze, 1.0000024912370735)
        mul_4: "f32[48]" = torch.ops.aten.mul.Tensor(mul_3, 0.1)
        add_2: "f32[48]" = torch.ops.aten.add.Tensor(mul_4, mul)
        copy_: "f32[48]" = torch.ops.aten.copy_.default(arg0, add_2)
        squeeze_1: "f32[48]" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2, 3])
        mul_5: "f32[48]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_3: "f32[48]" = torch.ops.aten.add.Tensor(mul_5, mul_1)
        copy__1: "f32[48]" = torch.ops.aten.copy_.default(arg1, add_3)
        squeeze_2: "f32[48]" = torch.ops.aten.squeeze.dims(rsqrt, [0, 2, 3])
        sub: "f32[128, 48, 56, 56]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul_6: "f32[128, 48, 56, 56]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_7: "f32[128, 48, 56, 56]" = torch.ops.aten.mul.Tensor(mul_6, unsqueeze_3)
        add_4: "f32[128, 48, 56, 56]" = torch.ops.aten.add.Tensor(mul_7, unsqueeze_2)
        unsqueeze_4: "f32[1, 48]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_5: "f32[1, 48, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_6: "f32[1, 48, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        sub_1: "f32[128, 48, 56, 56]" = torch.ops.aten.sub.Tensor(add, unsqueeze_6)
        convert_element_type: "bf16[128, 48, 56, 56]" = torch.ops.prims.convert_element_type.default(add_4, torch.bfloat16)
        return (add, copy_, copy__1, squeeze_2, sub_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
