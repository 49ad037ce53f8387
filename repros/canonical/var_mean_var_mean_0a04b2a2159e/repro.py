"""assay repro 1
pattern 0a04b2a2159e29daa4d34f5ec29ce4f39e4b996237bfc62eb1df32a51a81cc7a
home    834724a60e47
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64]", arg1: "f32[64]", arg2: "f32[64]", arg3: "f32[64]", arg4: "f32[64]", arg5: "bf16[128, 64, 56, 56]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        unsqueeze: "f32[1, 64]" = torch.ops.aten.unsqueeze.default(arg0, 0)
        unsqueeze_1: "f32[1, 64]" = torch.ops.aten.unsqueeze.default(arg1, 0)
        unsqueeze_2: "f32[1, 64]" = torch.ops.aten.unsqueeze.default(arg2, 0)
        unsqueeze_3: "f32[1, 64]" = torch.ops.aten.unsqueeze.default(arg3, 0)
        unsqueeze_4: "f32[64, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_5: "f32[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_6: "f32[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_7: "f32[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_8: "f32[1, 64, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_9: "f32[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_10: "f32[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        unsqueeze_11: "f32[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        unsqueeze_12: "f32[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 3)
        unsqueeze_13: "f32[1, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 3)
        convert_element_type: "f32[128, 64, 56, 56]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        reshape: "f32[128, 1, 64, 3136]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        var_mean = torch.ops.aten.var_mean.correction(reshape, [2, 3], correction = 0, keepdim = True)
        getitem: "f32[128, 1, 1, 1]" = var_mean[0]
        getitem_1: "f32[128, 1, 1, 1]" = var_mean[1]
        add: "f32[128, 1, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 1, 1, 1]" = torch.ops.aten.rsqrt.default(add)
        squeeze: "f32[128, 1]" = torch.ops.aten.squeeze.dims(getitem_1, [2, 3])
        squeeze_1: "f32[128, 1]" = torch.ops.aten.squeeze.dims(rsqrt, [2, 3])
        sub: "f32[128, 1, 64, 3136]" = torch.ops.aten.sub.Tensor(reshape, getitem_1)
        mul: "f32[128, 1, 64, 3136]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        reshape_1: "f32[128, 64, 56, 56]" = torch.ops.aten.reshape.default(mul, p1)
        mul_1: "f32[128, 64, 56, 56]" = torch.ops.aten.mul.Tensor(reshape_1, unsqueeze_13)
        add_1: "f32[128, 64, 56, 56]" = torch.ops.aten.add.Tensor(mul_1, unsqueeze_11)
        avg_pool2d: "f32[128, 64, 56, 56]" = torch.ops.aten.avg_pool2d.default(add_1, [3, 3], [1, 1], [1, 1], False, False)
        sub_1: "f32[128, 64, 56, 56]" = torch.ops.aten.sub.Tensor(avg_pool2d, add_1)
        mul_2: "f32[128, 64, 56, 56]" = torch.ops.aten.mul.Tensor(unsqueeze_9, sub_1)
        add_2: "f32[128, 64, 56, 56]" = torch.ops.aten.add.Tensor(arg5, mul_2)
        reshape_2: "f32[128, 1, 64, 3136]" = torch.ops.aten.reshape.default(add_2, p2)
        var_mean_1 = torch.ops.aten.var_mean.correction(reshape_2, [2, 3], correction = 0, keepdim = True)
        getitem_2: "f32[128, 1, 1, 1]" = var_mean_1[0]
        getitem_3: "f32[128, 1, 1, 1]" = var_mean_1[1]
        add_3: "f32[128, 1, 1, 1]" = torch.ops.aten.add.Tensor(getitem_2, 1e-05)
        rsqrt_1: "f32[128, 1, 1, 1]" = torch.ops.aten.rsqrt.default(add_3)
        squeeze_2: "f32[128, 1]" = torch.ops.aten.squeeze.dims(getitem_3, [2, 3])
        squeeze_3: "f32[128, 1]" = torch.ops.aten.squeeze.dims(rsqrt_1, [2, 3])
        sub_2: "f32[128, 1, 64, 3136]" = torch.ops.aten.sub.Tensor(reshape_2, getitem_3)
        mul_3: "f32[128, 1, 64, 3136]" = torch.ops.aten.mul.Tensor(sub_2, rsqrt_1)
        reshape_3: "f32[128, 64, 56, 56]" = torch.ops.aten.reshape.default(mul_3, p3)
        mul_4: "f32[128, 64, 56, 56]" = torch.ops.aten.mul.Tensor(reshape_3, unsqueeze_12)
        add_4: "f32[128, 64, 56, 56]" = torch.ops.aten.add.Tensor(mul_4, unsqueeze_10)
        convert_element_type_1: "bf16[128, 64, 56, 56]" = torch.ops.prims.convert_element_type.default(add_4, torch.bfloat16)
        return (squeeze, squeeze_1, add_1, avg_pool2d, add_2, squeeze_2, squeeze_3, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
