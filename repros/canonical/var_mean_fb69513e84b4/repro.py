"""assay repro 1
pattern fb69513e84b40c57148e7541d76869af3014de2817f8863efef361021ba28310
home    c54e045caf1e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[256]", arg1: "f32[256]", arg2: "bf16[64, 256, 1, 1]", arg3: "bf16[64, 256, 56, 56][802816, 1, 14336, 256]", arg4: "f32[256]", arg5: "f32[256]"):
        mul: "f32[256]" = torch.ops.aten.mul.Tensor(arg0, 0.9)
        mul_1: "f32[256]" = torch.ops.aten.mul.Tensor(arg1, 0.9)
        sigmoid: "bf16[64, 256, 1, 1]" = torch.ops.aten.sigmoid.default(arg2)
        mul_2: "bf16[64, 256, 56, 56]" = torch.ops.aten.mul.Tensor(arg3, sigmoid)
        unsqueeze: "f32[256, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_1: "f32[256, 1]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_2: "f32[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[64, 256, 56, 56]" = torch.ops.prims.convert_element_type.default(mul_2, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0, 2, 3], correction = 0, keepdim = True)
        getitem: "f32[1, 256, 1, 1]" = var_mean[0]
        getitem_1: "f32[1, 256, 1, 1]" = var_mean[1]
        add: "f32[1, 256, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 256, 1, 1]" = torch.ops.aten.rsqrt.default(add)
        squeeze: "f32[256]" = torch.ops.aten.squeeze.dims(getitem, [0, 2, 3])
        mul_3: "f32[256]" = torch.ops.aten.mul.Tensor(squeeze, 1.0000049824865598)
        mul_4: "f32[256]" = torch.ops.aten.mul.Tensor(mul_3, 0.1)
        add_1: "f32[256]" = torch.ops.aten.add.Tensor(mul_4, mul)
        copy_: "f32[256]" = torch.ops.aten.copy_.default(arg0, add_1)
        squeeze_1: "f32[256]" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2, 3])
        mul_5: "f32[256]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_2: "f32[256]" = torch.ops.aten.add.Tensor(mul_5, mul_1)
        copy__1: "f32[256]" = torch.ops.aten.copy_.default(arg1, add_2)
        sub: "f32[64, 256, 56, 56]" = torch.ops.aten.sub.Tensor(mul_2, getitem_1)
        mul_6: "f32[64, 256, 56, 56]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_7: "f32[64, 256, 56, 56]" = torch.ops.aten.mul.Tensor(mul_6, unsqueeze_3)
        add_3: "f32[64, 256, 56, 56]" = torch.ops.aten.add.Tensor(mul_7, unsqueeze_2)
        convert_element_type_1: "bf16[64, 256, 56, 56]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        convert_element_type_2: "f32[64, 256, 56, 56]" = torch.ops.prims.convert_element_type.default(convert_element_type_1, torch.float32)
        neg: "f32[64, 256, 56, 56]" = torch.ops.aten.neg.default(convert_element_type_2)
        exp: "f32[64, 256, 56, 56]" = torch.ops.aten.exp.default(neg)
        add_4: "f32[64, 256, 56, 56]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[64, 256, 56, 56]" = torch.ops.aten.div.Tensor(convert_element_type_2, add_4)
        convert_element_type_3: "bf16[64, 256, 56, 56]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        return (getitem_1, rsqrt, copy_, copy__1, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
