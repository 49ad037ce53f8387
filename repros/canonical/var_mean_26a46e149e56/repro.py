"""assay repro 1
pattern 26a46e149e56ee3a39409903093ab0e6723724a0a60745d943493572a7199e9b
home    abc04c841d18
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[48]", arg1: "f32[48]", arg2: "f32[48]", arg3: "f32[48]", arg4: "f32[48]", arg5: "f32[48]", arg6: "bf16[128, 48, 56, 56][150528, 1, 2688, 48]", arg7: "f32[128, 48, 56, 56][150528, 1, 2688, 48]", p0: "size[]", p1: "size[]"):
        mul: "f32[48]" = torch.ops.aten.mul.Tensor(arg0, 0.9)
        mul_1: "f32[48]" = torch.ops.aten.mul.Tensor(arg1, 0.9)
        reshape: "f32[1, 48, 1, 1]" = torch.ops.aten.reshape.default(arg2, p0)
        reshape_1: "f32[1, 48, 1, 1]" = torch.ops.aten.reshape.default(arg3, p1)
        unsqueeze: "f32[48, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_1: "f32[48, 1]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_2: "f32[48, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[48, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[128, 48, 56, 56]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0, 2, 3], correction = 0, keepdim = True)
        getitem: "f32[1, 48, 1, 1]" = var_mean[0]
        getitem_1: "f32[1, 48, 1, 1]" = var_mean[1]
        add: "f32[1, 48, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 48, 1, 1]" = torch.ops.aten.rsqrt.default(add)
        squeeze: "f32[48]" = torch.ops.aten.squeeze.dims(getitem, [0, 2, 3])
        mul_2: "f32[48]" = torch.ops.aten.mul.Tensor(squeeze, 1.0000024912370735)
        mul_3: "f32[48]" = torch.ops.aten.mul.Tensor(mul_2, 0.1)
        add_1: "f32[48]" = torch.ops.aten.add.Tensor(mul_3, mul)
        copy_: "f32[48]" = torch.ops.aten.copy_.default(arg0, add_1)
        squeeze_1: "f32[48]" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2, 3])
        mul_4: "f32[48]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_2: "f32[48]" = torch.ops.aten.add.Tensor(mul_4, mul_1)
        copy__1: "f32[48]" = torch.ops.aten.copy_.default(arg1, add_2)
        sub: "f32[128, 48, 56, 56]" = torch.ops.aten.sub.Tensor(arg6, getitem_1)
        mul_5: "f32[128, 48, 56, 56]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_6: "f32[128, 48, 56, 56]" = torch.ops.aten.mul.Tensor(mul_5, unsqueeze_3)
        add_3: "f32[128, 48, 56, 56]" = torch.ops.aten.add.Tensor(mul_6, unsqueeze_2)
        convert_element_type_1: "bf16[128, 48, 56, 56]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        mul_7: "f32[128, 48, 56, 56]" = torch.ops.aten.mul.Tensor(convert_element_type_1, reshape_1)
        add_4: "f32[128, 48, 56, 56]" = torch.ops.aten.add.Tensor(arg7, mul_7)
        avg_pool2d: "f32[128, 48, 56, 56]" = torch.ops.aten.avg_pool2d.default(add_4, [3, 3], [1, 1], [1, 1], False, False)
        sub_1: "f32[128, 48, 56, 56]" = torch.ops.aten.sub.Tensor(avg_pool2d, add_4)
        mul_8: "f32[128, 48, 56, 56]" = torch.ops.aten.mul.Tensor(sub_1, reshape)
        add_5: "f32[128, 48, 56, 56]" = torch.ops.aten.add.Tensor(add_4, mul_8)
        convert_element_type_2: "bf16[128, 48, 56, 56]" = torch.ops.prims.convert_element_type.default(add_5, torch.bfloat16)
        return (getitem_1, rsqrt, copy_, copy__1, add_4, avg_pool2d, add_5, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
