"""assay repro 1
pattern 48e9bb02e6c3c30ee31fdeaf4462d1f559f8c58ecf6a0d43c9106b952ec8e97b
home    55eee4ee707e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128]", arg1: "f32[128]", arg2: "f32[128]", arg3: "f32[128]", arg4: "f32[128]", arg5: "f32[128]", arg6: "f32[128]", arg7: "f32[128]", arg8: "f32[128]", arg9: "f32[128]", arg10: "f32[128]", arg11: "f32[128]", arg12: "bf16[32, 128, 112, 112][1605632, 1, 14336, 128]"):
        mul: "f32[128]" = torch.ops.aten.mul.Tensor(arg0, 0.9)
        mul_1: "f32[128]" = torch.ops.aten.mul.Tensor(arg1, 0.9)
        mul_2: "f32[128]" = torch.ops.aten.mul.Tensor(arg2, 0.9)
        mul_3: "f32[128]" = torch.ops.aten.mul.Tensor(arg3, 0.9)
        mul_4: "f32[128]" = torch.ops.aten.mul.Tensor(arg4, 0.9)
        mul_5: "f32[128]" = torch.ops.aten.mul.Tensor(arg5, 0.9)
        unsqueeze: "f32[128, 1]" = torch.ops.aten.unsqueeze.default(arg6, 1)
        unsqueeze_1: "f32[128, 1]" = torch.ops.aten.unsqueeze.default(arg7, 1)
        unsqueeze_2: "f32[128, 1]" = torch.ops.aten.unsqueeze.default(arg8, 1)
        unsqueeze_3: "f32[128, 1]" = torch.ops.aten.unsqueeze.default(arg9, 1)
        unsqueeze_4: "f32[128, 1]" = torch.ops.aten.unsqueeze.default(arg10, 1)
        unsqueeze_5: "f32[128, 1]" = torch.ops.aten.unsqueeze.default(arg11, 1)
        unsqueeze_6: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_7: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_8: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_9: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_10: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_11: "f32[128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 2)
        convert_element_type: "f32[32, 128, 112, 112]" = torch.ops.prims.convert_element_type.default(arg12, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0, 2, 3], correction = 0, keepdim = True)
        getitem: "f32[1, 128, 1, 1]" = var_mean[0]
        getitem_1: "f32[1, 128, 1, 1]" = var_mean[1]
        add: "f32[1, 128, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 0.001)
        rsqrt: "f32[1, 128, 1, 1]" = torch.ops.aten.rsqrt.default(add)
        squeeze: "f32[128]" = torch.ops.aten.squeeze.dims(getitem, [0, 2, 3])
        mul_6: "f32[128]" = torch.ops.aten.mul.Tensor(squeeze, 1.0000024912370735)
        mul_7: "f32[128]" = torch.ops.aten.mul.Tensor(mul_6, 0.1)
        add_1: "f32[128]" = torch.ops.aten.add.Tensor(mul_7, mul)
        copy_: "f32[128]" = torch.ops.aten.copy_.default(arg0, add_1)
        squeeze_1: "f32[128]" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2, 3])
        mul_8: "f32[128]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_2: "f32[128]" = torch.ops.aten.add.Tensor(mul_8, mul_3)
        copy__1: "f32[128]" = torch.ops.aten.copy_.default(arg3, add_2)
        squeeze_2: "f32[128]" = torch.ops.aten.squeeze.dims(rsqrt, [0, 2, 3])
        sub: "f32[32, 128, 112, 112]" = torch.ops.aten.sub.Tensor(arg12, getitem_1)
        mul_9: "f32[32, 128, 112, 112]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_10: "f32[32, 128, 112, 112]" = torch.ops.aten.mul.Tensor(mul_9, unsqueeze_9)
        add_3: "f32[32, 128, 112, 112]" = torch.ops.aten.add.Tensor(mul_10, unsqueeze_6)
        unsqueeze_12: "f32[1, 128]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_13: "f32[1, 128, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 2)
        unsqueeze_14: "f32[1, 128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 3)
        convert_element_type_1: "bf16[32, 128, 112, 112]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        relu: "bf16[32, 128, 112, 112]" = torch.ops.aten.relu.default(convert_element_type_1)
        _low_memory_max_pool_with_offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(relu, [3, 3], [2, 2], [1, 1], [1, 1], False)
        getitem_2: "bf16[32, 128, 56, 56]" = _low_memory_max_pool_with_offsets[0]
        getitem_3: "i8[32, 128, 56, 56]" = _low_memory_max_pool_with_offsets[1]
        convert_element_type_2: "f32[32, 128, 56, 56]" = torch.ops.prims.convert_element_type.default(getitem_2, torch.float32)
        var_mean_1 = torch.ops.aten.var_mean.correction(convert_element_type_2, [0, 2, 3], correction = 0, keepdim = True)
        getitem_4: "f32[1, 128, 1, 1]" = var_mean_1[0]
        getitem_5: "f32[1, 128, 1, 1]" = var_mean_1[1]
        add_4: "f32[1, 128, 1, 1]" = torch.ops.aten.add.Tensor(getitem_4, 0.001)
        rsqrt_1: "f32[1, 128, 1, 1]" = torch.ops.aten.rsqrt.default(add_4)
        squeeze_3: "f32[128]" = torch.ops.aten.squeeze.dims(getitem_4, [0, 2, 3])
        mul_11: "f32[128]" = torch.ops.aten.mul.Tensor(squeeze_3, 1.00000996502277)
        mul_12: "f32[128]" = torch.ops.aten.mul.Tensor(mul_11, 0.1)
        add_5: "f32[128]" = torch.ops.aten.add.Tensor(mul_12, mul_1)
        add_6: "f32[128]" = torch.ops.aten.add.Tensor(mul_12, mul_2)
        copy__2: "f32[128]" = torch.ops.aten.copy_.default(arg1, add_5)
        copy__3: "f32[128]" = torch.ops.aten.copy_.default(arg2, add_6)
        squeeze_4: "f32[128]" = torch.ops.aten.squeeze.dims(getitem_5, [0, 2, 3])
        mul_13: "f32[128]" = torch.ops.aten.mul.Tensor(squeeze_4, 0.1)
        add_7: "f32[128]" = torch.ops.aten.add.Tensor(mul_13, mul_4)
        add_8: "f32[128]" = torch.ops.aten.add.Tensor(mul_13, mul_5)
        copy__4: "f32[128]" = torch.ops.aten.copy_.default(arg4, add_7)
        copy__5: "f32[128]" = torch.ops.aten.copy_.default(arg5, add_8)
        squeeze_5: "f32[128]" = torch.ops.aten.squeeze.dims(rsqrt_1, [0, 2, 3])
        sub_1: "f32[32, 128, 56, 56]" = torch.ops.aten.sub.Tensor(getitem_2, getitem_5)
        mul_14: "f32[32, 128, 56, 56]" = torch.ops.aten.mul.Tensor(sub_1, rsqrt_1)
        mul_15: "f32[32, 128, 56, 56]" = torch.ops.aten.mul.Tensor(mul_14, unsqueeze_10)
        add_9: "f32[32, 128, 56, 56]" = torch.ops.aten.add.Tensor(mul_15, unsqueeze_7)
        mul_16: "f32[32, 128, 56, 56]" = torch.ops.aten.mul.Tensor(mul_14, unsqueeze_11)
        add_10: "f32[32, 128, 56, 56]" = torch.ops.aten.add.Tensor(mul_16, unsqueeze_8)
        unsqueeze_15: "f32[1, 128]" = torch.ops.aten.unsqueeze.default(squeeze_4, 0)
        unsqueeze_16: "f32[1, 128, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_15, 2)
        unsqueeze_17: "f32[1, 128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_16, 3)
        convert_element_type_3: "bf16[32, 128, 56, 56]" = torch.ops.prims.convert_element_type.default(add_9, torch.bfloat16)
        relu_1: "bf16[32, 128, 56, 56]" = torch.ops.aten.relu.default(convert_element_type_3)
        convert_element_type_4: "bf16[32, 128, 56, 56]" = torch.ops.prims.convert_element_type.default(add_10, torch.bfloat16)
        relu_2: "bf16[32, 128, 56, 56]" = torch.ops.aten.relu.default(convert_element_type_4)
        return (copy_, copy__1, squeeze_2, unsqueeze_14, relu, getitem_2, getitem_3, copy__2, copy__3, copy__4, copy__5, squeeze_5, unsqueeze_17, relu_1, relu_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
