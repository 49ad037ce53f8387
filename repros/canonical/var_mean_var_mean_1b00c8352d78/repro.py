"""assay repro 1
pattern 1b00c8352d7892c9001cc47d7794639b22d3c95da19899876313877604fca648
home    88fa80298308
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[256]", arg1: "f32[256]", arg2: "f32[256]", arg3: "f32[256]", arg4: "f32[256]", arg5: "f32[256]", arg6: "f32[256]", arg7: "f32[256]", arg8: "bf16[128, 256, 64, 64][1048576, 1, 16384, 256]", arg9: "bf16[128, 256, 64, 64][1048576, 1, 16384, 256]"):
        mul: "f32[256]" = torch.ops.aten.mul.Tensor(arg0, 0.9)
        mul_1: "f32[256]" = torch.ops.aten.mul.Tensor(arg1, 0.9)
        mul_2: "f32[256]" = torch.ops.aten.mul.Tensor(arg2, 0.9)
        mul_3: "f32[256]" = torch.ops.aten.mul.Tensor(arg3, 0.9)
        unsqueeze: "f32[256, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_1: "f32[256, 1]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_2: "f32[256, 1]" = torch.ops.aten.unsqueeze.default(arg6, 1)
        unsqueeze_3: "f32[256, 1]" = torch.ops.aten.unsqueeze.default(arg7, 1)
        unsqueeze_4: "f32[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "f32[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "f32[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "f32[256, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        convert_element_type: "f32[128, 256, 64, 64]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0, 2, 3], correction = 0, keepdim = True)
        getitem: "f32[1, 256, 1, 1]" = var_mean[0]
        getitem_1: "f32[1, 256, 1, 1]" = var_mean[1]
        add: "f32[1, 256, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 256, 1, 1]" = torch.ops.aten.rsqrt.default(add)
        squeeze: "f32[256]" = torch.ops.aten.squeeze.dims(getitem, [0, 2, 3])
        mul_4: "f32[256]" = torch.ops.aten.mul.Tensor(squeeze, 1.0000019073522708)
        mul_5: "f32[256]" = torch.ops.aten.mul.Tensor(mul_4, 0.1)
        add_1: "f32[256]" = torch.ops.aten.add.Tensor(mul_5, mul)
        copy_: "f32[256]" = torch.ops.aten.copy_.default(arg0, add_1)
        squeeze_1: "f32[256]" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2, 3])
        mul_6: "f32[256]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_2: "f32[256]" = torch.ops.aten.add.Tensor(mul_6, mul_2)
        copy__1: "f32[256]" = torch.ops.aten.copy_.default(arg2, add_2)
        sub: "f32[128, 256, 64, 64]" = torch.ops.aten.sub.Tensor(arg8, getitem_1)
        mul_7: "f32[128, 256, 64, 64]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_8: "f32[128, 256, 64, 64]" = torch.ops.aten.mul.Tensor(mul_7, unsqueeze_6)
        add_3: "f32[128, 256, 64, 64]" = torch.ops.aten.add.Tensor(mul_8, unsqueeze_4)
        convert_element_type_1: "bf16[128, 256, 64, 64]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        convert_element_type_2: "f32[128, 256, 64, 64]" = torch.ops.prims.convert_element_type.default(arg9, torch.float32)
        var_mean_1 = torch.ops.aten.var_mean.correction(convert_element_type_2, [0, 2, 3], correction = 0, keepdim = True)
        getitem_2: "f32[1, 256, 1, 1]" = var_mean_1[0]
        getitem_3: "f32[1, 256, 1, 1]" = var_mean_1[1]
        add_4: "f32[1, 256, 1, 1]" = torch.ops.aten.add.Tensor(getitem_2, 1e-05)
        rsqrt_1: "f32[1, 256, 1, 1]" = torch.ops.aten.rsqrt.default(add_4)
        squeeze_2: "f32[256]" = torch.ops.aten.squeeze.dims(getitem_2, [0, 2, 3])
        mul_9: "f32[256]" = torch.ops.aten.mul.Tensor(squeeze_2, 1.0000019073522708)
        mul_10: "f32[256]" = torch.ops.aten.mul.Tensor(mul_9, 0.1)
        add_5: "f32[256]" = torch.ops.aten.add.Tensor(mul_10, mul_1)
        copy__2: "f32[256]" = torch.ops.aten.copy_.default(arg1, add_5)
        squeeze_3: "f32[256]" = torch.ops.aten.squeeze.dims(getitem_3, [0, 2, 3])
        mul_11: "f32[256]" = torch.ops.aten.mul.Tensor(squeeze_3, 0.1)
        add_6: "f32[256]" = torch.ops.aten.add.Tensor(mul_11, mul_3)
        copy__3: "f32[256]" = torch.ops.aten.copy_.default(arg3, add_6)
        sub_1: "f32[128, 256, 64, 64]" = torch.ops.aten.sub.Tensor(arg9, getitem_3)
        mul_12: "f32[128, 256, 64, 64]" = torch.ops.aten.mul.Tensor(sub_1, rsqrt_1)
        mul_13: "f32[128, 256, 64, 64]" = torch.ops.aten.mul.Tensor(mul_12, unsqueeze_7)
        add_7: "f32[128, 256, 64, 64]" = torch.ops.aten.add.Tensor(mul_13, unsqueeze_5)
        convert_element_type_3: "bf16[128, 256, 64, 64]" = torch.ops.prims.convert_element_type.default(add_7, torch.bfloat16)
        add_8: "bf16[128, 256, 64, 64]" = torch.ops.aten.add.Tensor(convert_element_type_1, convert_element_type_3)
        convert_element_type_4: "f32[128, 256, 64, 64]" = torch.ops.prims.convert_element_type.default(add_8, torch.float32)
        neg: "f32[128, 256, 64, 64]" = torch.ops.aten.neg.default(convert_element_type_4)
        exp: "f32[128, 256, 64, 64]" = torch.ops.aten.exp.default(neg)
        add_9: "f32[128, 256, 64, 64]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[128, 256, 64, 64]" = torch.ops.aten.div.Tensor(convert_element_type_4, add_9)
        convert_element_type_5: "bf16[128, 256, 64, 64]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        return (getitem_1, rsqrt, copy_, copy__1, getitem_3, rsqrt_1, copy__2, copy__3, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
