"""assay repro 1
pattern b2a90c305ddf848b1ec2e8bb7bb756dbb9288688d27f7d72c08c6e8dae3845d5
home    e649adcb9ea3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 768, 7, 7][37632, 1, 5376, 768]", arg1: "bf16[64, 768, 7, 7][37632, 1, 5376, 768]", arg2: "f32[768]", arg3: "f32[768]", p0: "size[]", p1: "size[]", p2: "size[]"):
        add: "bf16[64, 768, 7, 7]" = torch.ops.aten.add.Tensor(arg0, arg1)
        permute: "bf16[64, 7, 7, 768]" = torch.ops.aten.permute.default(add, [0, 2, 3, 1])
        convert_element_type: "f32[64, 7, 7, 768]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [3], correction = 0, keepdim = True)
        getitem: "f32[64, 7, 7, 1]" = var_mean[0]
        getitem_1: "f32[64, 7, 7, 1]" = var_mean[1]
        add_1: "f32[64, 7, 7, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 7, 7, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 7, 7, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[64, 7, 7, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 7, 7, 768]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[64, 7, 7, 768]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        permute_1: "f32[64, 768, 7, 7]" = torch.ops.aten.permute.default(add_2, [0, 3, 1, 2])
        mean: "f32[64, 768, 1, 1]" = torch.ops.aten.mean.dim(permute_1, [2, 3], True)
        as_strided: "f32[64, 768, 1, 1]" = torch.ops.aten.as_strided.default(mean, p0, p1)
        reshape: "f32[64, 768]" = torch.ops.aten.reshape.default(as_strided, p2)
        convert_element_type_1: "bf16[64, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.bfloat16)
        return (permute, getitem_1, rsqrt, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
