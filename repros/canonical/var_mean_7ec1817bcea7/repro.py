"""assay repro 1
pattern 7ec1817bcea797fd1cf00f58baefe2fa4a5447f24cd648c80766b7a9a26e52c8
home    0a03b880bd7f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 96, 56, 56][301056, 1, 5376, 96]", arg1: "bf16[64, 96, 56, 56][301056, 1, 5376, 96]", arg2: "f32[96]", arg3: "f32[96]", arg4: "f32[96]", arg5: "f32[96]"):
        add: "bf16[64, 96, 56, 56]" = torch.ops.aten.add.Tensor(arg0, arg1)
        mul: "f32[96]" = torch.ops.aten.mul.Tensor(arg2, 0.9)
        mul_1: "f32[96]" = torch.ops.aten.mul.Tensor(arg3, 0.9)
        unsqueeze: "f32[96, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_1: "f32[96, 1]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_2: "f32[96, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[96, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[64, 96, 56, 56]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0, 2, 3], correction = 0, keepdim = True)
        getitem: "f32[1, 96, 1, 1]" = var_mean[0]
        getitem_1: "f32[1, 96, 1, 1]" = var_mean[1]
        add_1: "f32[1, 96, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 96, 1, 1]" = torch.ops.aten.rsqrt.default(add_1)
        squeeze: "f32[96]" = torch.ops.aten.squeeze.dims(getitem, [0, 2, 3])
        mul_2: "f32[96]" = torch.ops.aten.mul.Tensor(squeeze, 1.0000049824865598)
        mul_3: "f32[96]" = torch.ops.aten.mul.Tensor(mul_2, 0.1)
        add_2: "f32[96]" = torch.ops.aten.add.Tensor(mul_3, mul)
        copy_: "f32[96]" = torch.ops.aten.copy_.default(arg2, add_2)
        squeeze_1: "f32[96]" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2, 3])
        mul_4: "f32[96]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_3: "f32[96]" = torch.ops.aten.add.Tensor(mul_4, mul_1)
        copy__1: "f32[96]" = torch.ops.aten.copy_.default(arg3, add_3)
        sub: "f32[64, 96, 56, 56]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul_5: "f32[64, 96, 56, 56]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_6: "f32[64, 96, 56, 56]" = torch.ops.aten.mul.Tensor(mul_5, unsqueeze_3)
        add_4: "f32[64, 96, 56, 56]" = torch.ops.aten.add.Tensor(mul_6, unsqueeze_2)
        convert_element_type_1: "bf16[64, 96, 56, 56]" = torch.ops.prims.convert_element_type.default(add_4, torch.bfloat16)
        convert_element_type_2: "f32[64, 96, 56, 56]" = torch.ops.prims.convert_element_type.default(convert_element_type_1, torch.float32)
        neg: "f32[64, 96, 56, 56]" = torch.ops.aten.neg.default(convert_element_type_2)
        exp: "f32[64, 96, 56, 56]" = torch.ops.aten.exp.default(neg)
        add_5: "f32[64, 96, 56, 56]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[64, 96, 56, 56]" = torch.ops.aten.div.Tensor(convert_element_type_2, add_5)
        convert_element_type_3: "bf16[64, 96, 56, 56]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        return (add, getitem_1, rsqrt, copy_, copy__1, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
