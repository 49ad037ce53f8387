"""assay repro 1
pattern 9618d78a8d033d9429b90b5865154bd4ed7b6d79a6b27c235a9e9273acbe06d9
home    3deeca4d47b9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[60]", arg1: "f32[60]", arg2: "f32[60]", arg3: "f32[60]", arg4: "bf16[512, 60, 28, 28][47040, 1, 1680, 60]", arg5: "bf16[512, 60, 28, 28][47040, 1, 1680, 60]"):
        mul: "f32[60]" = torch.ops.aten.mul.Tensor(arg0, 0.9)
        mul_1: "f32[60]" = torch.ops.aten.mul.Tensor(arg1, 0.9)
        unsqueeze: "f32[60, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_1: "f32[60, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_2: "f32[60, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[60, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[512, 60, 28, 28]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0, 2, 3], correction = 0, keepdim = True)
        getitem: "f32[1, 60, 1, 1]" = var_mean[0]
        getitem_1: "f32[1, 60, 1, 1]" = var_mean[1]
        add: "f32[1, 60, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 60, 1, 1]" = torch.ops.aten.rsqrt.default(add)
        squeeze: "f32[60]" = torch.ops.aten.squeeze.dims(getitem, [0, 2, 3])
        mul_2: "f32[60]" = torch.ops.aten.mul.Tensor(squeeze, 1.0000024912370735)
        mul_3: "f32[60]" = torch.ops.aten.mul.Tensor(mul_2, 0.1)
        add_1: "f32[60]" = torch.ops.aten.add.Tensor(mul_3, mul)
        copy_: "f32[60]" = torch.ops.aten.copy_.default(arg0, add_1)
        squeeze_1: "f32[60]" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2, 3])
        mul_4: "f32[60]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_2: "f32[60]" = torch.ops.aten.add.Tensor(mul_4, mul_1)
        copy__1: "f32[60]" = torch.ops.aten.copy_.default(arg1, add_2)
        sub: "f32[512, 60, 28, 28]" = torch.ops.aten.sub.Tensor(arg4, getitem_1)
        mul_5: "f32[512, 60, 28, 28]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_6: "f32[512, 60, 28, 28]" = torch.ops.aten.mul.Tensor(mul_5, unsqueeze_3)
        add_3: "f32[512, 60, 28, 28]" = torch.ops.aten.add.Tensor(mul_6, unsqueeze_2)
        convert_element_type_1: "bf16[512, 60, 28, 28]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        relu: "bf16[512, 60, 28, 28]" = torch.ops.aten.relu.default(convert_element_type_1)
        cat: "bf16[512, 120, 28, 28]" = torch.ops.aten.cat.default([arg5, relu], 1)
        mean: "bf16[512, 120, 1, 1]" = torch.ops.aten.mean.dim(cat, [2, 3], True)
        return (getitem_1, rsqrt, copy_, copy__1, cat, mean)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
