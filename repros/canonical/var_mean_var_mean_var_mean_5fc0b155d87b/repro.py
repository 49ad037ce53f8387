"""assay repro 1
pattern 5fc0b155d87b2caffe22dbcc3f0b61a08466f49884bef2333b76d93890e91cc2
home    0aa3e47baf20
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64]", arg1: "f32[64]", arg2: "f32[96]", arg3: "f32[32]", arg4: "f32[64]", arg5: "f32[64]", arg6: "f32[96]", arg7: "f32[32]", arg8: "f32[64]", arg9: "f32[64]", arg10: "f32[96]", arg11: "f32[32]", arg12: "f32[64]", arg13: "f32[64]", arg14: "f32[96]", arg15: "f32[32]", arg16: "bf16[128, 64, 35, 35][78400, 1, 2240, 64]", arg17: "bf16[128, 64, 35, 35][78400, 1, 2240, 64]", arg18: "bf16[128, 96, 35, 35][117600, 1, 3360, 96]", arg19: "bf16[128, 32, 35, 35][39200, 1, 1120, 32]"):
        mul: "f32[64]" = torch.ops.aten.mul.Tensor(arg0, 0.9)
        mul_1: "f32[64]" = torch.ops.aten.mul.Tensor(arg1, 0.9)
        mul_2: "f32[96]" = torch.ops.aten.mul.Tensor(arg2, 0.9)
        mul_3: "f32[32]" = torch.ops.aten.mul.Tensor(arg3, 0.9)
        mul_4: "f32[64]" = torch.ops.aten.mul.Tensor(arg4, 0.9)
        mul_5: "f32[64]" = torch.ops.aten.mul.Tensor(arg5, 0.9)
        mul_6: "f32[96]" = torch.ops.aten.mul.Tensor(arg6, 0.9)
        mul_7: "f32[32]" = torch.ops.aten.mul.Tensor(arg7, 0.9)
        unsqueeze: "f32[64, 1]" = torch.ops.aten.unsqueeze.default(arg8, 1)
        unsqueeze_1: "f32[64, 1]" = torch.ops.aten.unsqueeze.default(arg9, 1)
        unsqueeze_2: "f32[96, 1]" = torch.ops.aten.unsqueeze.default(arg10, 1)
        unsqueeze_3: "f32[32, 1]" = torch.ops.aten.unsqueeze.default(arg11, 1)
        unsqueeze_4: "f32[64, 1]" = torch.ops.aten.unsqueeze.default(arg12, 1)
        unsqueeze_5: "f32[64, 1]" = torch.ops.aten.unsqueeze.default(arg13, 1)
        unsqueeze_6: "f32[96, 1]" = torch.ops.aten.unsqueeze.default(arg14, 1)
        unsqueeze_7: "f32[32, 1]" = torch.ops.aten.unsqueeze.default(arg15, 1)
        unsqueeze_8: "f32[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_9: "f32[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_10: "f32[96, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_11: "f32[32, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_12: "f32[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_13: "f32[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 2)
        unsqueeze_14: "f32[96, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        unsqueeze_15: "f32[32, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 2)
        convert_element_type: "f32[128, 64, 35, 35]" = torch.ops.prims.convert_element_type.default(arg16, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0, 2, 3], correction = 0, keepdim = True)
        getitem: "f32[1, 64, 1, 1]" = var_mean[0]
        getitem_1: "f32[1, 64, 1, 1]" = var_mean[1]
        add: "f32[1, 64, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 0.001)
        rsqrt: "f32[1, 64, 1, 1]" = torch.ops.aten.rsqrt.default(add)
        squeeze: "f32[64]" = torch.ops.aten.squeeze.dims(getitem, [0, 2, 3])
        mul_8: "f32[64]" = torch.ops.aten.mul.Tensor(squeeze, 1.0000063775916939)
        mul_9: "f32[64]" = torch.ops.aten.mul.Tensor(mul_8, 0.1)
        add_1: "f32[64]" = torch.ops.aten.add.Tensor(mul_9, mul)
        copy_: "f32[64]" = torch.ops.aten.copy_.default(arg0, add_1)
        squeeze_1: "f32[64]" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2, 3])
        mul_10: "f32[64]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_2: "f32[64]" = torch.ops.aten.add.Tensor(mul_10, mul_4)
        copy__1: "f32[64]" = torch.ops.aten.copy_.default(arg4, add_2)
        sub: "f32[128, 64, 35, 35]" = torch.ops.aten.sub.Tensor(arg16, getitem_1)
        mul_11: "f32[128, 64, 35, 35]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_12: "f32[128, 64, 35, 35]" = torch.ops.aten.mul.Tensor(mul_11, unsqueeze_12)
        add_3: "f32[128, 64, 35, 35]" = torch.ops.aten.add.Tensor(mul_12, unsqueeze_8)
        convert_element_type_1: "bf16[128, 64, 35, 35]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        relu: "bf16[128, 64, 35, 35]" = torch.ops.aten.relu.default(convert_element_type_1)
        convert_element_type_2: "f32[128, 64, 35, 35]" = torch.ops.prims.convert_element_type.default(arg17, torch.float32)
        var_mean_1 = torch.ops.aten.var_mean.correction(convert_element_type_2, [0, 2, 3], correction = 0, keepdim = True)
        getitem_2: "f32[1, 64, 1, 1]" = var_mean_1[0]
        getitem_3: "f32[1, 64, 1, 1]" = var_mean_1[1]
        add_4: "f32[1, 64, 1, 1]" = torch.ops.aten.add.Tensor(getitem_2, 0.001)
        rsqrt_1: "f32[1, 64, 1, 1]" = torch.ops.aten.rsqrt.default(add_4)
        squeeze_2: "f32[64]" = torch.ops.aten.squeeze.dims(getitem_2, [0, 2, 3])
        mul_13: "f32[64]" = torch.ops.aten.mul.Tensor(squeeze_2, 1.0000063775916939)
        mul_14: "f32[64]" = torch.ops.aten.mul.Tensor(mul_13, 0.1)
        add_5: "f32[64]" = torch.ops.aten.add.Tensor(mul_14, mul_1)
        copy__2: "f32[64]" = torch.ops.aten.copy_.default(arg1, add_5)
        squeeze_3: "f32[64]" = torch.ops.aten.squeeze.dims(getitem_3, [0, 2, 3])
        mul_15: "f32[64]" = torch.ops.aten.mul.Tensor(squeeze_3, 0.1)
        add_6: "f32[64]" = torch.ops.aten.add.Tensor(mul_15, mul_5)
        copy__3: "f32[64]" = torch.ops.aten.copy_.default(arg5, add_6)
        sub_1: "f32[128, 64, 35, 35]" = torch.ops.aten.sub.Tensor(arg17, getitem_3)
        mul_16: "f32[128, 64, 35, 35]" = torch.ops.aten.mul.Tensor(sub_1, rsqrt_1)
        mul_17: "f32[128, 64, 35, 35]" = torch.ops.aten.mul.Tensor(mul_16, unsqueeze_13)
        add_7: "f32[128, 64, 35, 35]" = torch.ops.aten.add.Tensor(mul_17, unsqueeze_9)
        convert_element_type_3: "bf16[128, 64, 35, 35]" = torch.ops.prims.convert_element_type.default(add_7, torch.bfloat16)
        relu_1: "bf16[128, 64, 35, 35]" = torch.ops.aten.relu.default(convert_element_type_3)
        convert_element_type_4: "f32[128, 96, 35, 35]" = torch.ops.prims.convert_element_type.default(arg18, torch.float32)
        var_mean_2 = torch.ops.aten.var_mean.correction(convert_element_type_4, [0, 2, 3], correction = 0, keepdim = True)
        getitem_4: "f32[1, 96, 1, 1]" = var_mean_2[0]
        getitem_5: "f32[1, 96, 1, 1]" = var_mean_2[1]
        add_8: "f32[1, 96, 1, 1]" = torch.ops.aten.add.Tensor(getitem_4, 0.001)
        rsqrt_2: "f32[1, 96, 1, 1]" = torch.ops.aten.rsqrt.default(add_8)
        squeeze_4: "f32[96]" = torch.ops.aten.squeeze.dims(getitem_4, [0, 2, 3])
        mul_18: "f32[96]" = torch.ops.aten.mul.Tensor(squeeze_4, 1.0000063775916939)
        mul_19: "f32[96]" = torch.ops.aten.mul.Tensor(mul_18, 0.1)
        add_9: "f32[96]" = torch.ops.aten.add.Tensor(mul_19, mul_2)
        copy__4: "f32[96]" = torch.ops.aten.copy_.default(arg2, add_9)
        squeeze_5: "f32[96]" = torch.ops.aten.squeeze.dims(getitem_5, [0, 2, 3])
        mul_20: "f32[96]" = torch.ops.aten.mul.Tensor(squeeze_5, 0.1)
        add_10: "f32[96]" = torch.ops.aten.add.Tensor(mul_20, mul_6)
        copy__5: "f32[96]" = torch.ops.aten.copy_.default(arg6, add_10)
        sub_2: "f32[128, 96, 35, 35]" = torch.ops.aten.sub.Tensor(arg18, getitem_5)
        mul_21: "f32[128, 96, 35, 35]" = torch.ops.aten.mul.Tensor(sub_2, rsqrt_2)
        mul_22: "f32[128, 96, 35, 35]" = torch.ops.aten.mul.Tensor(mul_21, unsqueeze_14)
        add_11: "f32[128, 96, 35, 35]" = torch.ops.aten.add.Tensor(mul_22, unsqueeze_10)
        convert_element_type_5: "bf16[128, 96, 35, 35]" = torch.ops.prims.convert_element_type.default(add_11, torch.bfloat16)
        relu_2: "bf16[128, 96, 35, 35]" = torch.ops.aten.relu.default(convert_element_type_5)
        convert_element_type_6: "f32[128, 32, 35, 35]" = torch.ops.prims.convert_element_type.default(arg19, torch.float32)
        var_mean_3 = torch.ops.aten.var_mean.correction(convert_element_type_6, [0, 2, 3], correction = 0, keepdim = True)
        getitem_6: "f32[1, 32, 1, 1]" = var_mean_3[0]
        getitem_7: "f32[1, 32, 1, 1]" = var_mean_3[1]
        add_12: "f32[1, 32, 1, 1]" = torch.ops.aten.add.Tensor(getitem_6, 0.001)
        rsqrt_3: "f32[1, 32, 1, 1]" = torch.ops.aten.rsqrt.default(add_12)
        squeeze_6: "f32[32]" = torch.ops.aten.squeeze.dims(getitem_6, [0, 2, 3])
        mul_23: "f32[32]" = torch.ops.aten.mul.Tensor(squeeze_6, 1.0000063775916939)
        mul_24: "f32[32]" = torch.ops.aten.mul.Tensor(mul_23, 0.1)
        add_13: "f32[32]" = torch.ops.aten.add.Tensor(mul_24, mul_3)
        copy__6: "f32[32]" = torch.ops.aten.copy_.default(arg3, add_13)
        squeeze_7: "f32[32]" = torch.ops.aten.squeeze.dims(getitem_7, [0, 2, 3])
        mul_25: "f32[32]" = torch.ops.aten.mul.Tensor(squeeze_7, 0.1)
        add_14: "f32[32]" = torch.ops.aten.add.Tensor(mul_25, mul_7)
        copy__7: "f32[32]" = torch.ops.aten.copy_.default(arg7, add_14)
        sub_3: "f32[128, 32, 35, 35]" = torch.ops.aten.sub.Tensor(arg19, getitem_7)
        mul_26: "f32[128, 32, 35, 35]" = torch.ops.aten.mul.Tensor(sub_3, rsqrt_3)
        mul_27: "f32[128, 32, 35, 35]" = torch.ops.aten.mul.Tensor(mul_26, unsqueeze_15)
        add_15: "f32[128, 32, 35, 35]" = torch.ops.aten.add.Tensor(mul_27, unsqueeze_11)
        convert_element_type_7: "bf16[128, 32, 35, 35]" = torch.ops.prims.convert_element_type.default(add_15, torch.bfloat16)
        relu_3: "bf16[128, 32, 35, 35]" = torch.ops.aten.relu.default(convert_element_type_7)
        cat: "bf16[128, 256, 35, 35]" = torch.ops.aten.cat.default([relu, relu_1, relu_2, relu_3], 1)
        avg_pool2d: "bf16[128, 256, 35, 35]" = torch.ops.aten.avg_pool2d.default(cat, [3, 3], [1, 1], [1, 1])
        return (getitem_1, rsqrt, copy_, copy__1, getitem_3, rsqrt_1, copy__2, copy__3, getitem_5, rsqrt_2, copy__4, copy__5, getitem_7, rsqrt_3, copy__6, copy__7, cat, avg_pool2d)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
