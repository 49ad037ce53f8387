"""assay repro 1
pattern e49b069113c4783785b13f2de8ceca83897b7ac88a1790ca589ae6639695edd4
home    05741aa68fad
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 192, 28, 28][150528, 1, 5376, 192]", arg1: "bf16[128, 192, 28, 28][150528, 1, 5376, 192]", arg2: "f32[192]", arg3: "f32[192]", arg4: "f32[192]", arg5: "f32[192]"):
        add: "f32[128, 192, 28, 28]" = torch.ops.aten.add.Tensor(arg0, arg1)
        mul: "f32[192]" = torch.ops.aten.mul.Tensor(arg2, 0.9)
        mul_1: "f32[192]" = torch.ops.aten.mul.Tensor(arg3, 0.9)
        unsqueeze: "f32[192, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_1: "f32[192, 1]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_2: "f32[192, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[192, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        var_mean = torch.ops.aten.var_mean.correction(add, [0, 2, 3], correction = 0, keepdim = True)
        getitem: "f32[1, 192, 1, 1]" = var_mean[0]
        getitem_1: "f32[1, 192, 1, 1]" = var_mean[1]
        add_1: "f32[1, 192, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 192, 1, 1]" = torch.ops.aten.rsqrt.default(add_1)
        squeeze: "f32[192]" = torch.ops.aten.squeeze.dims(getitem, [0, 2, 3])
        mul_2: "f32[192]" = torch.ops.aten.mul.Tensor(squeeze, 1.00000996502277)
        mul_3: "f32[192]" = torch.ops.aten.mul.Tensor(mul_2, 0.1)
        add_2: "f32[192]" = torch.ops.aten.add.Tensor(mul_3, mul)
        copy_: "f32[192]" = torch.ops.aten.copy_.default(arg2, add_2)
        squeeze_1: "f32[192]" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2, 3])
        mul_4: "f32[192]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_3: "f32[192]" = torch.ops.aten.add.Tensor(mul_4, mul_1)
        copy__1: "f32[192]" = torch.ops.aten.copy_.default(arg3, add_3)
        squeeze_2: "f32[192]" = torch.ops.aten.squeeze.dims(rsqrt, [0, 2, 3])
        sub: "f32[128, 192, 28, 28]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul_5: "f32[128, 192, 28, 28]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_6: "f32[128, 192, 28, 28]" = torch.ops.aten.mul.Tensor(mul_5, unsqueeze_3)
        add_4: "f32[128, 192, 28, 28]" = torch.ops.aten.add.Tensor(mul_6, unsqueeze_2)
        unsqueeze_4: "f32[1, 192]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_5: "f32[1, 192, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_6: "f32[1, 192, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        sub_1: "f32[128, 192, 28, 28]" = torch.ops.aten.sub.Tensor(add, unsqueeze_6)
        convert_element_type: "bf16[128, 192, 28, 28]" = torch.ops.prims.convert_element_type.default(add_4, torch.bfloat16)
        return (add, copy_, copy__1, squeeze_2, sub_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
