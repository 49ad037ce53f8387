"""assay repro 1
pattern 52e5a53e50f9502a04b1635309156682c8b6174aa8c6a43298bba854bf69ee47
home    3264fb7802cc
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[448]", arg1: "f32[448]", arg2: "f32[448]", arg3: "f32[448]", arg4: "f32[448]", arg5: "bf16[128, 448, 7, 7][21952, 1, 3136, 448]", arg6: "f32[128, 448, 7, 7][21952, 1, 3136, 448]", arg7: "f32[448]", arg8: "f32[448]", p0: "size[]", p1: "size[]", p2: "size[]"):
        mul: "f32[448]" = torch.ops.aten.mul.Tensor(arg0, 0.9)
        mul_1: "f32[448]" = torch.ops.aten.mul.Tensor(arg1, 0.9)
        reshape: "f32[1, 448, 1, 1]" = torch.ops.aten.reshape.default(arg2, p0)
        unsqueeze: "f32[448, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_1: "f32[448, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_2: "f32[448, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[448, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[128, 448, 7, 7]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0, 2, 3], correction = 0, keepdim = True)
        getitem: "f32[1, 448, 1, 1]" = var_mean[0]
        getitem_1: "f32[1, 448, 1, 1]" = var_mean[1]
        add: "f32[1, 448, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 448, 1, 1]" = torch.ops.aten.rsqrt.default(add)
        squeeze: "f32[448]" = torch.ops.aten.squeeze.dims(getitem, [0, 2, 3])
        mul_2: "f32[448]" = torch.ops.aten.mul.Tensor(squeeze, 1.0001594642002871)
        mul_3: "f32[448]" = torch.ops.aten.mul.Tensor(mul_2, 0.1)
        add_1: "f32[448]" = torch.ops.aten.add.Tensor(mul_3, mul)
        copy_: "f32[448]" = torch.ops.aten.copy_.default(arg0, add_1)
        squeeze_1: "f32[448]" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2, 3])
        mul_4: "f32[448]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_2: "f32[448]" = torch.ops.aten.add.Tensor(mul_4, mul_1)
        copy__1: "f32[448]" = torch.ops.aten.copy_.default(arg1, add_2)
        sub: "f32[128, 448, 7, 7]" = torch.ops.aten.sub.Tensor(arg5, getitem_1)
        mul_5: "f32[128, 448, 7, 7]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_6: "f32[128, 448, 7, 7]" = torch.ops.aten.mul.Tensor(mul_5, unsqueeze_3)
        add_3: "f32[128, 448, 7, 7]" = torch.ops.aten.add.Tensor(mul_6, unsqueeze_2)
        convert_element_type_1: "bf16[128, 448, 7, 7]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        mul_7: "f32[128, 448, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_1, reshape)
        add_4: "f32[128, 448, 7, 7]" = torch.ops.aten.add.Tensor(arg6, mul_7)
        reshape_1: "f32[128, 448, 49]" = torch.ops.aten.reshape.default(add_4, p1)
        permute: "f32[128, 49, 448]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        var_mean_1 = torch.ops.aten.var_mean.correction(permute, [2], correction = 0, keepdim = True)
        getitem_2: "f32[128, 49, 1]" = var_mean_1[0]
        getitem_3: "f32[128, 49, 1]" = var_mean_1[1]
        add_5: "f32[128, 49, 1]" = torch.ops.aten.add.Tensor(getitem_2, 1e-05)
        rsqrt_1: "f32[128, 49, 1]" = torch.ops.aten.rsqrt.default(add_5)
        div: "f32[128, 49, 1]" = torch.ops.aten.div.Tensor(rsqrt_1, 448.0)
        sub_1: "f32[128, 49, 448]" = torch.ops.aten.sub.Tensor(permute, getitem_3)
        mul_8: "f32[128, 49, 448]" = torch.ops.aten.mul.Tensor(sub_1, rsqrt_1)
        mul_9: "f32[128, 49, 448]" = torch.ops.aten.mul.Tensor(mul_8, arg7)
        add_6: "f32[128, 49, 448]" = torch.ops.aten.add.Tensor(mul_9, arg8)
        convert_element_type_2: "bf16[128, 49, 448]" = torch.ops.prims.convert_element_type.default(add_6, torch.bfloat16)
        reshape_2: "bf16[6272, 448]" = torch.ops.aten.reshape.default(convert_element_type_2, p2)
        return (getitem_1, rsqrt, copy_, copy__1, permute, div, mul_8, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
