"""assay repro 1
pattern c73c94a83cfd18e3c471adae330202b7dd9b610fb15873256a8c49eff70c1518
home    4afb6f41951a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[384]", arg1: "f32[96]", arg2: "f32[384]", arg3: "f32[96]", arg4: "f32[384]", arg5: "f32[96]", arg6: "f32[384]", arg7: "f32[96]", arg8: "bf16[128, 288, 35, 35][352800, 1, 10080, 288]", arg9: "bf16[128, 384, 17, 17][110976, 1, 6528, 384]", arg10: "bf16[128, 96, 17, 17][27744, 1, 1632, 96]"):
        mul: "f32[384]" = torch.ops.aten.mul.Tensor(arg0, 0.9)
        mul_1: "f32[96]" = torch.ops.aten.mul.Tensor(arg1, 0.9)
        mul_2: "f32[384]" = torch.ops.aten.mul.Tensor(arg2, 0.9)
        mul_3: "f32[96]" = torch.ops.aten.mul.Tensor(arg3, 0.9)
        unsqueeze: "f32[384, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_1: "f32[96, 1]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_2: "f32[384, 1]" = torch.ops.aten.unsqueeze.default(arg6, 1)
        unsqueeze_3: "f32[96, 1]" = torch.ops.aten.unsqueeze.default(arg7, 1)
        unsqueeze_4: "f32[384, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "f32[96, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "f32[384, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "f32[96, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        _low_memory_max_pool_with_offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(arg8, [3, 3], [2, 2], [0, 0], [1, 1], False)
        getitem: "bf16[128, 288, 17, 17]" = _low_memory_max_pool_with_offsets[0]
        getitem_1: "i8[128, 288, 17, 17]" = _low_memory_max_pool_with_offsets[1]
        convert_element_type: "f32[128, 384, 17, 17]" = torch.ops.prims.convert_element_type.default(arg9, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0, 2, 3], correction = 0, keepdim = True)
        getitem_2: "f32[1, 384, 1, 1]" = var_mean[0]
        getitem_3: "f32[1, 384, 1, 1]" = var_mean[1]
        add: "f32[1, 384, 1, 1]" = torch.ops.aten.add.Tensor(getitem_2, 0.001)
        rsqrt: "f32[1, 384, 1, 1]" = torch.ops.aten.rsqrt.default(add)
        squeeze: "f32[384]" = torch.ops.aten.squeeze.dims(getitem_2, [0, 2, 3])
        mul_4: "f32[384]" = torch.ops.aten.mul.Tensor(squeeze, 1.0000270336027683)
        mul_5: "f32[384]" = torch.ops.aten.mul.Tensor(mul_4, 0.1)
        add_1: "f32[384]" = torch.ops.aten.add.Tensor(mul_5, mul)
        copy_: "f32[384]" = torch.ops.aten.copy_.default(arg0, add_1)
        squeeze_1: "f32[384]" = torch.ops.aten.squeeze.dims(getitem_3, [0, 2, 3])
        mul_6: "f32[384]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_2: "f32[384]" = torch.ops.aten.add.Tensor(mul_6, mul_2)
        copy__1: "f32[384]" = torch.ops.aten.copy_.default(arg2, add_2)
        sub: "f32[128, 384, 17, 17]" = torch.ops.aten.sub.Tensor(arg9, getitem_3)
        mul_7: "f32[128, 384, 17, 17]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_8: "f32[128, 384, 17, 17]" = torch.ops.aten.mul.Tensor(mul_7, unsqueeze_6)
        add_3: "f32[128, 384, 17, 17]" = torch.ops.aten.add.Tensor(mul_8, unsqueeze_4)
        convert_element_type_1: "bf16[128, 384, 17, 17]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        relu: "bf16[128, 384, 17, 17]" = torch.ops.aten.relu.default(convert_element_type_1)
        convert_element_type_2: "f32[128, 96, 17, 17]" = torch.ops.prims.convert_element_type.default(arg10, torch.float32)
        var_mean_1 = torch.ops.aten.var_mean.correction(convert_element_type_2, [0, 2, 3], correction = 0, keepdim = True)
        getitem_4: "f32[1, 96, 1, 1]" = var_mean_1[0]
        getitem_5: "f32[1, 96, 1, 1]" = var_mean_1[1]
        add_4: "f32[1, 96, 1, 1]" = torch.ops.aten.add.Tensor(getitem_4, 0.001)
        rsqrt_1: "f32[1, 96, 1, 1]" = torch.ops.aten.rsqrt.default(add_4)
        squeeze_2: "f32[96]" = torch.ops.aten.squeeze.dims(getitem_4, [0, 2, 3])
        mul_9: "f32[96]" = torch.ops.aten.mul.Tensor(squeeze_2, 1.0000270336027683)
        mul_10: "f32[96]" = torch.ops.aten.mul.Tensor(mul_9, 0.1)
        add_5: "f32[96]" = torch.ops.aten.add.Tensor(mul_10, mul_1)
        copy__2: "f32[96]" = torch.ops.aten.copy_.default(arg1, add_5)
        squeeze_3: "f32[96]" = torch.ops.aten.squeeze.dims(getitem_5, [0, 2, 3])
        mul_11: "f32[96]" = torch.ops.aten.mul.Tensor(squeeze_3, 0.1)
        add_6: "f32[96]" = torch.ops.aten.add.Tensor(mul_11, mul_3)
        copy__3: "f32[96]" = torch.ops.aten.copy_.default(arg3, add_6)
        sub_1: "f32[128, 96, 17, 17]" = torch.ops.aten.sub.Tensor(arg10, getitem_5)
        mul_12: "f32[128, 96, 17, 17]" = torch.ops.aten.mul.Tensor(sub_1, rsqrt_1)
        mul_13: "f32[128, 96, 17, 17]" = torch.ops.aten.mul.Tensor(mul_12, unsqueeze_7)
        add_7: "f32[128, 96, 17, 17]" = torch.ops.aten.add.Tensor(mul_13, unsqueeze_5)
        convert_element_type_3: "bf16[128, 96, 17, 17]" = torch.ops.prims.convert_element_type.default(add_7, torch.bfloat16)
        relu_1: "bf16[128, 96, 17, 17]" = torch.ops.aten.relu.default(convert_element_type_3)
        cat: "bf16[128, 768, 17, 17]" = torch.ops.aten.cat.default([relu, relu_1, getitem], 1)
        avg_pool2d: "bf16[128, 768, 17, 17]" = torch.ops.aten.avg_pool2d.default(cat, [3, 3], [1, 1], [1, 1])
        return (getitem_1, getitem_3, rsqrt, copy_, copy__1, getitem_5, rsqrt_1, copy__2, copy__3, cat, avg_pool2d)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
