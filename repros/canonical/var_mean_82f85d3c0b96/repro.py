"""assay repro 1
pattern 82f85d3c0b966d00cff8795c6911e3e22db853075035bd1a9ec2c403b26d5bf0
home    89afa1b7905b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[12608, 384]", arg1: "f32[64, 197, 384]", arg2: "i64[20]", arg3: "f32[384]", arg4: "f32[384]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[64, 197, 384]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "f32[64, 197, 384]" = torch.ops.aten.add.Tensor(reshape, arg1)
        div: "f32[64, 197, 384]" = torch.ops.aten.div.Tensor(add, 0.9777777772396803)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg2, p1)
        inductor_random: "f32[64, 1, 1]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        add_1: "f32[64, 1, 1]" = torch.ops.aten.add.Tensor(inductor_random, 0.9777777772396803)
        floor: "f32[64, 1, 1]" = torch.ops.aten.floor.default(add_1)
        mul: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(div, floor)
        var_mean = torch.ops.aten.var_mean.correction(mul, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 197, 1]" = var_mean[0]
        getitem_1: "f32[64, 197, 1]" = var_mean[1]
        add_2: "f32[64, 197, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[64, 197, 1]" = torch.ops.aten.rsqrt.default(add_2)
        div_1: "f32[64, 197, 1]" = torch.ops.aten.div.Tensor(rsqrt, 384.0)
        sub: "f32[64, 197, 384]" = torch.ops.aten.sub.Tensor(mul, getitem_1)
        mul_1: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_3: "f32[64, 197, 384]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        split_with_sizes = torch.ops.aten.split_with_sizes.default(add_3, p3, 1)
        getitem_2: "f32[64, 1, 384]" = split_with_sizes[0]
        getitem_3: "f32[64, 196, 384]" = split_with_sizes[1]
        permute: "f32[64, 384, 196]" = torch.ops.aten.permute.default(getitem_3, [0, 2, 1])
        reshape_1: "f32[64, 384, 14, 14]" = torch.ops.aten.reshape.default(permute, p4)
        convert_element_type: "bf16[64, 384, 14, 14]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        return (inductor_random, mul, div_1, mul_1, getitem_2, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
