"""assay repro 1
pattern 3242be99530a7d7881edd41d038b9446ceaebd264abf3047421032a64f8263cf
home    5a6ad301d126
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[3136, 512]", arg1: "bf16[64, 7, 7, 512]", arg2: "bf16[512]", arg3: "bf16[512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 7, 7, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[64, 7, 7, 512]" = torch.ops.aten.add.Tensor(arg1, reshape)
        convert_element_type: "f32[64, 7, 7, 512]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [3], correction = 0, keepdim = True)
        getitem: "f32[64, 7, 7, 1]" = var_mean[0]
        getitem_1: "f32[64, 7, 7, 1]" = var_mean[1]
        add_1: "f32[64, 7, 7, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 7, 7, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 7, 7, 512]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[64, 7, 7, 512]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 7, 7, 512]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[64, 7, 7, 512]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[64, 7, 7, 512]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        permute: "bf16[64, 512, 7, 7]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 3, 1, 2])
        mean: "bf16[64, 512, 1, 1]" = torch.ops.aten.mean.dim(permute, [2, 3], True)
        as_strided: "bf16[64, 512, 1, 1]" = torch.ops.aten.as_strided.default(mean, p1, p2)
        reshape_1: "bf16[64, 512]" = torch.ops.aten.reshape.default(as_strided, p3)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
