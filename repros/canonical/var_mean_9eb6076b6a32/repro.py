"""assay repro 1
pattern 9eb6076b6a32223dc3e70dbf77727db86253b9dd251ef041d4e3626ea4931af2
home    ada244576543
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[16384, 768]", arg1: "i64[13]", arg2: "f32[32, 512, 768]", arg3: "f32[768]", arg4: "f32[768]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]"):
        reshape: "f32[32, 512, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p1)
        inductor_random: "f32[32, 512, 768]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        gt: "b8[32, 512, 768]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(gt, reshape)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        add: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[32, 512, 1]" = var_mean[0]
        getitem_1: "f32[32, 512, 1]" = var_mean[1]
        add_1: "f32[32, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[32, 512, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[32, 512, 1]" = torch.ops.aten.div.Tensor(rsqrt, 768.0)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul_2: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_3: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_2, arg3)
        add_2: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(mul_3, arg4)
        reshape_1: "f32[16384, 768]" = torch.ops.aten.reshape.default(add_2, p3)
        return (gt, div, mul_2, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
