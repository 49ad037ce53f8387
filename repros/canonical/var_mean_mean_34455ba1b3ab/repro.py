"""assay repro 1
pattern 34455ba1b3ab609996140e9e466c9de4b67b40cdecede54496592367a7883d5b
home    3fd418ca6897
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[3136, 768]", arg1: "bf16[64, 49, 768]", arg2: "bf16[768]", arg3: "bf16[768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 49, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[64, 49, 768]" = torch.ops.aten.mul.Tensor(reshape, 1.0)
        add: "bf16[64, 49, 768]" = torch.ops.aten.add.Tensor(arg1, mul)
        convert_element_type: "f32[64, 49, 768]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 49, 1]" = var_mean[0]
        getitem_1: "f32[64, 49, 1]" = var_mean[1]
        add_1: "f32[64, 49, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[64, 49, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 49, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul_1: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg2)
        add_2: "f32[64, 49, 768]" = torch.ops.aten.add.Tensor(mul_2, arg3)
        convert_element_type_1: "bf16[64, 49, 768]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        permute: "bf16[64, 768, 49]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1])
        unsqueeze: "bf16[64, 768, 1, 49]" = torch.ops.aten.unsqueeze.default(permute, 2)
        mean: "bf16[64, 768, 1, 1]" = torch.ops.aten.mean.dim(unsqueeze, [2, 3], True)
        as_strided: "bf16[64, 768, 1, 1]" = torch.ops.aten.as_strided.default(mean, p1, p2)
        squeeze: "bf16[64, 768, 1]" = torch.ops.aten.squeeze.dim(as_strided, 2)
        reshape_1: "bf16[64, 768]" = torch.ops.aten.reshape.default(squeeze, p3)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
