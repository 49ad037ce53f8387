"""assay repro 1
pattern 8812af55743054805ddf60b67c6e487035fe5ed6a8b2c428231c701ec405f9fd
home    79e42de5c0f6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64]", arg1: "f32[64]", arg2: "f32[64]", arg3: "f32[64]", arg4: "f32[64]", arg5: "f32[64]", arg6: "f32[64]", arg7: "f32[64]", arg8: "bf16[64, 64, 112, 112]"):
        mul: "f32[64]" = torch.ops.aten.mul.Tensor(arg0, 0.9)
        mul_1: "f32[64]" = torch.ops.aten.mul.Tensor(arg1, 0.9)
        mul_2: "f32[64]" = torch.ops.aten.mul.Tensor(arg2, 0.9)
        mul_3: "f32[64]" = torch.ops.aten.mul.Tensor(arg3, 0.9)
        unsqueeze: "f32[64, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_1: "f32[64, 1]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_2: "f32[64, 1]" = torch.ops.aten.unsqueeze.default(arg6, 1)
        unsqueeze_3: "f32[64, 1]" = torch.ops.aten.unsqueeze.default(arg7, 1)
        unsqueeze_4: "f32[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "f32[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "f32[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "f32[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        convert_element_type: "f32[64, 64, 112, 112]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [0, 2, 3], correction = 0, keepdim = True)
        getitem: "f32[1, 64, 1, 1]" = var_mean[0]
        getitem_1: "f32[1, 64, 1, 1]" = var_mean[1]
        add: "f32[1, 64, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 64, 1, 1]" = torch.ops.aten.rsqrt.default(add)
        squeeze: "f32[64]" = torch.ops.aten.squeeze.dims(getitem, [0, 2, 3])
        mul_4: "f32[64]" = torch.ops.aten.mul.Tensor(squeeze, 1.0000012456169853)
        mul_5: "f32[64]" = torch.ops.aten.mul.Tensor(mul_4, 0.1)
        add_1: "f32[64]" = torch.ops.aten.add.Tensor(mul_5, mul_1)
        copy_: "f32[64]" = torch.ops.aten.copy_.default(arg1, add_1)
        squeeze_1: "f32[64]" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2, 3])
        mul_6: "f32[64]" = torch.ops.aten.mul.Tensor(squeeze_1, 0.1)
        add_2: "f32[64]" = torch.ops.aten.add.Tensor(mul_6, mul_3)
        copy__1: "f32[64]" = torch.ops.aten.copy_.default(arg3, add_2)
        squeeze_2: "f32[64]" = torch.ops.aten.squeeze.dims(rsqrt, [0, 2, 3])
        sub: "f32[64, 64, 112, 112]" = torch.ops.aten.sub.Tensor(arg8, getitem_1)
        mul_7: "f32[64, 64, 112, 112]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_8: "f32[64, 64, 112, 112]" = torch.ops.aten.mul.Tensor(mul_7, unsqueeze_7)
        add_3: "f32[64, 64, 112, 112]" = torch.ops.aten.add.Tensor(mul_8, unsqueeze_5)
        unsqueeze_8: "f32[1, 64]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_9: "f32[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 2)
        unsqueeze_10: "f32[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_9, 3)
        convert_element_type_1: "bf16[64, 64, 112, 112]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        relu: "bf16[64, 64, 112, 112]" = torch.ops.aten.relu.default(convert_element_type_1)
        _low_memory_max_pool_with_offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(relu, [3, 3], [2, 2], [1, 1], [1, 1], False)
        getitem_2: "bf16[64, 64, 56, 56]" = _low_memory_max_pool_with_offsets[0]
        getitem_3: "i8[64, 64, 56, 56]" = _low_memory_max_pool_with_offsets[1]
        convert_element_type_2: "f32[64, 64, 56, 56]" = torch.ops.prims.convert_element_type.default(getitem_2, torch.float32)
        var_mean_1 = torch.ops.aten.var_mean.correction(convert_element_type_2, [0, 2, 3], correction = 0, keepdim = True)
        getitem_4: "f32[1, 64, 1, 1]" = var_mean_1[0]
        getitem_5: "f32[1, 64, 1, 1]" = var_mean_1[1]
        add_4: "f32[1, 64, 1, 1]" = torch.ops.aten.add.Tensor(getitem_4, 1e-05)
        rsqrt_1: "f32[1, 64, 1, 1]" = torch.ops.aten.rsqrt.default(add_4)
        squeeze_3: "f32[64]" = torch.ops.aten.squeeze.dims(getitem_4, [0, 2, 3])
        mul_9: "f32[64]" = torch.ops.aten.mul.Tensor(squeeze_3, 1.0000049824865598)
        mul_10: "f32[64]" = torch.ops.aten.mul.Tensor(mul_9, 0.1)
        add_5: "f32[64]" = torch.ops.aten.add.Tensor(mul_10, mul)
        copy__2: "f32[64]" = torch.ops.aten.copy_.default(arg0, add_5)
        squeeze_4: "f32[64]" = torch.ops.aten.squeeze.dims(getitem_5, [0, 2, 3])
        mul_11: "f32[64]" = torch.ops.aten.mul.Tensor(squeeze_4, 0.1)
        add_6: "f32[64]" = torch.ops.aten.add.Tensor(mul_11, mul_2)
        copy__3: "f32[64]" = torch.ops.aten.copy_.default(arg2, add_6)
        squeeze_5: "f32[64]" = torch.ops.aten.squeeze.dims(rsqrt_1, [0, 2, 3])
        sub_1: "f32[64, 64, 56, 56]" = torch.ops.aten.sub.Tensor(getitem_2, getitem_5)
        mul_12: "f32[64, 64, 56, 56]" = torch.ops.aten.mul.Tensor(sub_1, rsqrt_1)
        mul_13: "f32[64, 64, 56, 56]" = torch.ops.aten.mul.Tensor(mul_12, unsqueeze_6)
        add_7: "f32[64, 64, 56, 56]" = torch.ops.aten.add.Tensor(mul_13, unsqueeze_4)
        unsqueeze_11: "f32[1, 64]" = torch.ops.aten.unsqueeze.default(squeeze_4, 0)
        unsqueeze_12: "f32[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_11, 2)
        unsqueeze_13: "f32[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 3)
        convert_element_type_3: "bf16[64, 64, 56, 56]" = torch.ops.prims.convert_element_type.default(add_7, torch.bfloat16)
        relu_1: "bf16[64, 64, 56, 56]" = torch.ops.aten.relu.default(convert_element_type_3)
        return (copy_, copy__1, squeeze_2, unsqueeze_10, relu, getitem_2, getitem_3, copy__2, copy__3, squeeze_5, unsqueeze_13, relu_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
