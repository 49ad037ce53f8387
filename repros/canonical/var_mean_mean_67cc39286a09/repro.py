"""assay repro 1
pattern 67cc39286a0978cf6ff2edae2097e98589e9dd5732b98d37712b148357371f45
home    1421e6fee8be
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[512]", arg1: "f32[512]", arg2: "f32[512]", arg3: "bf16[128, 512, 7, 7]", arg4: "f32[128, 512, 7, 7]", p0: "size[]", p1: "size[]"):
        unsqueeze: "f32[1, 512]" = torch.ops.aten.unsqueeze.default(arg0, 0)
        unsqueeze_1: "f32[1, 512]" = torch.ops.aten.unsqueeze.default(arg1, 0)
        unsqueeze_2: "f32[512, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_3: "f32[1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_4: "f32[1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_5: "f32[512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        mul: "f32[128, 512, 7, 7]" = torch.ops.aten.mul.Tensor(unsqueeze_5, arg3)
        add: "f32[128, 512, 7, 7]" = torch.ops.aten.add.Tensor(arg4, mul)
        reshape: "f32[128, 1, 512, 49]" = torch.ops.aten.reshape.default(add, p0)
        unsqueeze_6: "f32[1, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3)
        unsqueeze_7: "f32[1, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        var_mean = torch.ops.aten.var_mean.correction(reshape, [2, 3], correction = 0, keepdim = True)
        getitem: "f32[128, 1, 1, 1]" = var_mean[0]
        getitem_1: "f32[128, 1, 1, 1]" = var_mean[1]
        add_1: "f32[128, 1, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 1, 1, 1]" = torch.ops.aten.rsqrt.default(add_1)
        squeeze: "f32[128, 1]" = torch.ops.aten.squeeze.dims(getitem_1, [2, 3])
        squeeze_1: "f32[128, 1]" = torch.ops.aten.squeeze.dims(rsqrt, [2, 3])
        sub: "f32[128, 1, 512, 49]" = torch.ops.aten.sub.Tensor(reshape, getitem_1)
        mul_1: "f32[128, 1, 512, 49]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        reshape_1: "f32[128, 512, 7, 7]" = torch.ops.aten.reshape.default(mul_1, p1)
        mul_2: "f32[128, 512, 7, 7]" = torch.ops.aten.mul.Tensor(reshape_1, unsqueeze_7)
        add_2: "f32[128, 512, 7, 7]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_6)
        mean: "f32[128, 512]" = torch.ops.aten.mean.dim(add_2, [2, 3])
        convert_element_type: "bf16[128, 512]" = torch.ops.prims.convert_element_type.default(mean, torch.bfloat16)
        return (add, squeeze, squeeze_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
