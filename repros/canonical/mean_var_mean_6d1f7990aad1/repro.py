"""assay repro 1
pattern 6d1f7990aad1bb2e2b601e87ec362fc74b34279071f75855ea5a487a365b4e71
home    4277cd3bb88b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 640, 7, 7][31360, 1, 4480, 640]", arg1: "bf16[128, 640, 7, 7][31360, 1, 4480, 640]", arg2: "f32[640]", arg3: "f32[640]", p0: "size[]", p1: "size[]", p2: "size[]"):
        add: "bf16[128, 640, 7, 7]" = torch.ops.aten.add.Tensor(arg0, arg1)
        mean: "bf16[128, 640, 1, 1]" = torch.ops.aten.mean.dim(add, [2, 3], True)
        as_strided: "bf16[128, 640, 1, 1]" = torch.ops.aten.as_strided.default(mean, p0, p1)
        permute: "bf16[128, 1, 1, 640]" = torch.ops.aten.permute.default(as_strided, [0, 2, 3, 1])
        convert_element_type: "f32[128, 1, 1, 640]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [3], correction = 0, keepdim = True)
        getitem: "f32[128, 1, 1, 1]" = var_mean[0]
        getitem_1: "f32[128, 1, 1, 1]" = var_mean[1]
        add_1: "f32[128, 1, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 1, 1, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 1, 1, 640]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 1, 1, 640]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 1, 1, 640]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[128, 1, 1, 640]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        permute_1: "f32[128, 640, 1, 1]" = torch.ops.aten.permute.default(add_2, [0, 3, 1, 2])
        reshape: "f32[128, 640]" = torch.ops.aten.reshape.default(permute_1, p2)
        convert_element_type_1: "bf16[128, 640]" = torch.ops.prims.convert_element_type.default(reshape, torch.bfloat16)
        return (permute, getitem_1, rsqrt, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
