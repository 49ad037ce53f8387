"""assay repro 1
pattern 7f59a9e25cccf1d88507afb40b831b6faba7a5d71b89749b01fb78045f448a08
home    18d983ff2f5a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64]", arg1: "bf16[64]", arg2: "bf16[64]", arg3: "bf16[64]", arg4: "bf16[64]", arg5: "bf16[64]", arg6: "bf16[128, 64, 56, 56]", arg7: "bf16[128, 64, 56, 56]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        unsqueeze: "bf16[1, 64]" = torch.ops.aten.unsqueeze.default(arg0, 0)
        unsqueeze_1: "bf16[1, 64]" = torch.ops.aten.unsqueeze.default(arg1, 0)
        unsqueeze_2: "bf16[1, 64]" = torch.ops.aten.unsqueeze.default(arg2, 0)
        unsqueeze_3: "bf16[1, 64]" = torch.ops.aten.unsqueeze.default(arg3, 0)
        unsqueeze_4: "bf16[64, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_5: "bf16[64, 1]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_6: "bf16[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_7: "bf16[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_8: "bf16[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_9: "bf16[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_10: "bf16[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        mul: "bf16[128, 64, 56, 56]" = torch.ops.aten.mul.Tensor(unsqueeze_10, arg6)
        add: "bf16[128, 64, 56, 56]" = torch.ops.aten.add.Tensor(arg7, mul)
        unsqueeze_11: "bf16[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 2)
        unsqueeze_12: "bf16[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        unsqueeze_13: "bf16[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 3)
        unsqueeze_14: "bf16[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 3)
        unsqueeze_15: "bf16[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_9, 3)
        convert_element_type: "f32[128, 64, 56, 56]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        reshape: "f32[128, 1, 64, 3136]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        var_mean = torch.ops.aten.var_mean.correction(reshape, [2, 3], correction = 0, keepdim = True)
        getitem: "f32[128, 1, 1, 1]" = var_mean[0]
        getitem_1: "f32[128, 1, 1, 1]" = var_mean[1]
        add_1: "f32[128, 1, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 1, 1, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 1, 64, 3136]" = torch.ops.aten.sub.Tensor(reshape, getitem_1)
        mul_1: "f32[128, 1, 64, 3136]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        reshape_1: "f32[128, 64, 56, 56]" = torch.ops.aten.reshape.default(mul_1, p1)
        mul_2: "f32[128, 64, 56, 56]" = torch.ops.aten.mul.Tensor(reshape_1, unsqueeze_14)
        add_2: "f32[128, 64, 56, 56]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_12)
        convert_element_type_1: "bf16[128, 64, 56, 56]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        avg_pool2d: "bf16[128, 64, 56, 56]" = torch.ops.aten.avg_pool2d.default(convert_element_type_1, [3, 3], [1, 1], [1, 1], False, False)
        sub_1: "bf16[128, 64, 56, 56]" = torch.ops.aten.sub.Tensor(avg_pool2d, convert_element_type_1)
        mul_3: "bf16[128, 64, 56, 56]" = torch.ops.aten.mul.Tensor(unsqueeze_11, sub_1)
        add_3: "bf16[128, 64, 56, 56]" = torch.ops.aten.add.Tensor(add, mul_3)
        convert_element_type_2: "f32[128, 64, 56, 56]" = torch.ops.prims.convert_element_type.default(add_3, torch.float32)
        reshape_2: "f32[128, 1, 64, 3136]" = torch.ops.aten.reshape.default(convert_element_type_2, p2)
        var_mean_1 = torch.ops.aten.var_mean.correction(reshape_2, [2, 3], correction = 0, keepdim = True)
        getitem_2: "f32[128, 1, 1, 1]" = var_mean_1[0]
        getitem_3: "f32[128, 1, 1, 1]" = var_mean_1[1]
        add_4: "f32[128, 1, 1, 1]" = torch.ops.aten.add.Tensor(getitem_2, 1e-05)
        rsqrt_1: "f32[128, 1, 1, 1]" = torch.ops.aten.rsqrt.default(add_4)
        sub_2: "f32[128, 1, 64, 3136]" = torch.ops.aten.sub.Tensor(reshape_2, getitem_3)
        mul_4: "f32[128, 1, 64, 3136]" = torch.ops.aten.mul.Tensor(sub_2, rsqrt_1)
        reshape_3: "f32[128, 64, 56, 56]" = torch.ops.aten.reshape.default(mul_4, p3)
        mul_5: "f32[128, 64, 56, 56]" = torch.ops.aten.mul.Tensor(reshape_3, unsqueeze_15)
        add_5: "f32[128, 64, 56, 56]" = torch.ops.aten.add.Tensor(mul_5, unsqueeze_13)
        convert_element_type_3: "bf16[128, 64, 56, 56]" = torch.ops.prims.convert_element_type.default(add_5, torch.bfloat16)
        return (add_3, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
