"""assay repro 1
pattern 9adab903dde7bf74f2f6be8e598f3edc2684dfec04a49d7d5ea6cf64053079e3
home    13f71ff1f297
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[384]", arg1: "f32[384]", arg2: "f32[384]", arg3: "f32[384]", arg4: "f32[384]", arg5: "f32[384]", arg6: "f32[384]", arg7: "f32[384]", arg8: "f32[384]", arg9: "f32[384]", arg10: "f32[384]", arg11: "f32[384]", arg12: "bf16[64, 384, 14, 14][75264, 1, 5376, 384]", arg13: "f32[64, 1, 384][75648, 384, 1]", arg14: "bf16[64, 384, 7, 7][18816, 1, 2688, 384]", arg15: "bf16[64, 384, 7, 7][18816, 1, 2688, 384]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        mul: "f32[384]" = torch.ops.aten.mul.Tensor(arg0, 0.9)
        mul_1: "f32[384]" = torch.ops.aten.mul.Tensor(arg1, 0.9)
        mul_2: "f32[384]" = torch.ops.aten.mul.Tensor(arg2, 0.9)
        mul_3: "f32[384]" = torch.ops.aten.mul.Tensor(arg3, 0.9)
        mul_4: "f32[384]" = torch.ops.aten.mul.Tensor(arg4, 0.9)
        mul_5: "f32[384]" = torch.ops.aten.mul.Tensor(arg5, 0.9)
        unsqueeze: "f32[384, 1]" = torch.ops.aten.unsqueeze.default(arg6, 1)
        unsqueeze_1: "f32[384, 1]" = torch.ops.aten.unsqueeze.default(arg7, 1)
        unsqueeze_2: "f32[384, 1]" = torch.ops.aten.unsqueeze.default(arg8, 1)
        unsqueeze_3: "f32[384, 1]" = torch.ops.aten.unsqueeze.default(arg9, 1)
        unsqueeze_4: "f32[384, 1]" = torch.ops.aten.unsqueeze.default(arg10, 1)
        unsqueeze_5: "f32[384, 1]" = torch.ops.aten.unsqueeze.default(arg11, 1)
        unsqueeze_6: "f32[384, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_7: "f32[384, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_8: "f32[384, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_9: "f32[384, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_10: "f32[384, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_11: "f32[384, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 2)
        convert_element_type: "f32[64, 384, 14, 14]" = torch.ops.prims.convert_element_type.default(arg12, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0, 2, 3], correction = 0, keepdim = True)
        getitem: "f32[1, 384, 1, 1]" = var_mean[0]
        getitem_1: "f32[1, 384, 1, 1]" = var_mean[1]
        add: "f32[1, 384, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 384, 1, 1]" = torch.ops.aten.rsqrt.default(add)
        squeeze: "f32[384]" = torch.ops.aten.squeeze.dims(getitem, [0, 2, 3])
        mul_6: "f32[384]" = torch.ops.aten.mul.Tensor(squeeze, 1.0000797257434426)
        mul_7: "f32[384]" = torch.ops.aten.mul.Tensor(mul_6, 0.1)
        add_1: "f32[384]" = torch.ops.aten.add.Tensor(mul_7, mul)
        copy_: "f32[384]" = torch.ops.aten.copy_.default(arg0, add_1)
        squeeze_1: "f32[384]" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2, 3])
        mul_8: "f32[384]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_2: "f32[384]" = torch.ops.aten.add.Tensor(mul_8, mul_3)
        copy__1: "f32[384]" = torch.ops.aten.copy_.default(arg3, add_2)
        squeeze_2: "f32[384]" = torch.ops.aten.squeeze.dims(rsqrt, [0, 2, 3])
        sub: "f32[64, 384, 14, 14]" = torch.ops.aten.sub.Tensor(arg12, getitem_1)
        mul_9: "f32[64, 384, 14, 14]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_10: "f32[64, 384, 14, 14]" = torch.ops.aten.mul.Tensor(mul_9, unsqueeze_9)
        add_3: "f32[64, 384, 14, 14]" = torch.ops.aten.add.Tensor(mul_10, unsqueeze_6)
        unsqueeze_12: "f32[1, 384]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_13: "f32[1, 384, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 2)
        unsqueeze_14: "f32[1, 384, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 3)
        convert_element_type_1: "bf16[64, 384, 14, 14]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape: "bf16[64, 384, 196]" = torch.ops.aten.reshape.default(convert_element_type_1, p0)
        permute: "bf16[64, 196, 384]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        cat: "f32[64, 197, 384]" = torch.ops.aten.cat.default([arg13, permute], 1)
        convert_element_type_2: "bf16[64, 197, 384]" = torch.ops.prims.convert_element_type.default(cat, torch.bfloat16)
        reshape_1: "bf16[12608, 384]" = torch.ops.aten.reshape.default(convert_element_type_2, p1)
        convert_element_type_3: "f32[64, 384, 7, 7]" = torch.ops.prims.convert_element_type.default(arg14, torch.float32)
        var_mean_1 = torch.ops.aten.var_mean.correction(convert_element_type_3, [0, 2, 3], correction = 0, keepdim = True)
        getitem_2: "f32[1, 384, 1, 1]" = var_mean_1[0]
        getitem_3: "f32[1, 384, 1, 1]" = var_mean_1[1]
        add_4: "f32[1, 384, 1, 1]" = torch.ops.aten.add.Tensor(getitem_2, 1e-05)
        rsqrt_1: "f32[1, 384, 1, 1]" = torch.ops.aten.rsqrt.default(add_4)
        squeeze_3: "f32[384]" = torch.ops.aten.squeeze.dims(getitem_2, [0, 2, 3])
        mul_11: "f32[384]" = torch.ops.aten.mul.Tensor(squeeze_3, 1.0003189792663476)
        mul_12: "f32[384]" = torch.ops.aten.mul.Tensor(mul_11, 0.1)
        add_5: "f32[384]" = torch.ops.aten.add.Tensor(mul_12, mul_1)
        copy__2: "f32[384]" = torch.ops.aten.copy_.default(arg1, add_5)
        squeeze_4: "f32[384]" = torch.ops.aten.squeeze.dims(getitem_3, [0, 2, 3])
        mul_13: "f32[384]" = torch.ops.aten.mul.Tensor(squeeze_4, 0.1)
        add_6: "f32[384]" = torch.ops.aten.add.Tensor(mul_13, mul_4)
        copy__3: "f32[384]" = torch.ops.aten.copy_.default(arg4, add_6)
        squeeze_5: "f32[384]" = torch.ops.aten.squeeze.dims(rsqrt_1, [0, 2, 3])
        sub_1: "f32[64, 384, 7, 7]" = torch.ops.aten.sub.Tensor(arg14, getitem_3)
        mul_14: "f32[64, 384, 7, 7]" = torch.ops.aten.mul.Tensor(sub_1, rsqrt_1)
        mul_15: "f32[64, 384, 7, 7]" = torch.ops.aten.mul.Tensor(mul_14, unsqueeze_10)
        add_7: "f32[64, 384, 7, 7]" = torch.ops.aten.add.Tensor(mul_15, unsqueeze_7)
        unsqueeze_15: "f32[1, 384]" = torch.ops.aten.unsqueeze.default(squeeze_4, 0)
        unsqueeze_16: "f32[1, 384, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_15, 2)
        unsqueeze_17: "f32[1, 384, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_16, 3)
        convert_element_type_4: "bf16[64, 384, 7, 7]" = torch.ops.prims.convert_element_type.default(add_7, torch.bfloat16)
        reshape_2: "bf16[64, 384, 49]" = torch.ops.aten.reshape.default(convert_element_type_4, p2)
        permute_1: "bf16[64, 49, 384]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        cat_1: "f32[64, 50, 384]" = torch.ops.aten.cat.default([arg13, permute_1], 1)
        convert_element_type_5: "bf16[64, 50, 384]" = torch.ops.prims.convert_element_type.default(cat_1, torch.bfloat16)
        reshape_3: "bf16[3200, 384]" = torch.ops.aten.reshape.default(convert_element_type_5, p3)
        convert_element_type_6: "f32[64, 384, 7, 7]" = torch.ops.prims.convert_element_type.default(arg15, torch.float32)
        var_mean_2 = torch.ops.aten.var_mean.correction(convert_element_type_6, [0, 2, 3], correction = 0, keepdim = True)
        getitem_4: "f32[1, 384, 1, 1]" = var_mean_2[0]
        getitem_5: "f32[1, 384, 1, 1]" = var_mean_2[1]
        add_8: "f32[1, 384, 1, 1]" = torch.ops.aten.add.Tensor(getitem_4, 1e-05)
        rsqrt_2: "f32[1, 384, 1, 1]" = torch.ops.aten.rsqrt.default(add_8)
        squeeze_6: "f32[384]" = torch.ops.aten.squeeze.dims(getitem_4, [0, 2, 3])
        mul_16: "f32[384]" = torch.ops.aten.mul.Tensor(squeeze_6, 1.0003189792663476)
        mul_17: "f32[384]" = torch.ops.aten.mul.Tensor(mul_16, 0.1)
        add_9: "f32[384]" = torch.ops.aten.add.Tensor(mul_17, mul_2)
        copy__4: "f32[384]" = torch.ops.aten.copy_.default(arg2, add_9)
        squeeze_7: "f32[384]" = torch.ops.aten.squeeze.dims(getitem_5, [0, 2, 3])
        mul_18: "f32[384]" = torch.ops.aten.mul.Tensor(squeeze_7, 0.1)
        add_10: "f32[384]" = torch.ops.aten.add.Tensor(mul_18, mul_5)
        copy__5: "f32[384]" = torch.ops.aten.copy_.default(arg5, add_10)
        squeeze_8: "f32[384]" = torch.ops.aten.squeeze.dims(rsqrt_2, [0, 2, 3])
        sub_2: "f32[64, 384, 7, 7]" = torch.ops.aten.sub.Tensor(arg15, getitem_5)
        mul_19: "f32[64, 384, 7, 7]" = torch.ops.aten.mul.Tensor(sub_2, rsqrt_2)
        mul_20: "f32[64, 384, 7, 7]" = torch.ops.aten.mul.Tensor(mul_19, unsqueeze_11)
        add_11: "f32[64, 384, 7, 7]" = torch.ops.aten.add.Tensor(mul_20, unsqueeze_8)
        unsqueeze_18: "f32[1, 384]" = torch.ops.aten.unsqueeze.default(squeeze_7, 0)
        unsqueeze_19: "f32[1, 384, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_18, 2)
        unsqueeze_20: "f32[1, 384, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_19, 3)
        convert_element_type_7: "bf16[64, 384, 7, 7]" = torch.ops.prims.convert_element_type.default(add_11, torch.bfloat16)
        reshape_4: "bf16[64, 384, 49]" = torch.ops.aten.reshape.default(convert_element_type_7, p4)
        permute_2: "bf16[64, 49, 384]" = torch.ops.aten.permute.default(reshape_4, [0, 2, 1])
        cat_2: "f32[64, 50, 384]" = torch.ops.aten.cat.default([arg13, permute_2], 1)
        convert_element_type_8: "bf16[64, 50, 384]" = torch.ops.prims.convert_element_type.default(cat_2, torch.bfloat16)
        reshape_5: "bf16[3200, 384]" = torch.ops.aten.reshape.default(convert_element_type_8, p5)
        return (copy_, copy__1, squeeze_2, unsqueeze_14, reshape_1, copy__2, copy__3, squeeze_5, unsqueeze_17, reshape_3, copy__4, copy__5, squeeze_8, unsqueeze_20, reshape_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
