"""assay repro 1
pattern 6511ae1f9266e124365392cc364c2c194c23a9008924733a31c4c51a319dbc54
home    277e7ce4097d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[12608, 384]", arg1: "f32[64, 197, 384]", arg2: "i64[20]", arg3: "f32[384]", arg4: "f32[384]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 197, 384]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "f32[64, 197, 384]" = torch.ops.aten.add.Tensor(reshape, arg1)
        div: "f32[64, 197, 384]" = torch.ops.aten.div.Tensor(add, 0.9777777772396803)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg2, p1)
        inductor_random: "f32[64, 1, 1]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        add_1: "f32[64, 1, 1]" = torch.ops.aten.add.Tensor(inductor_random, 0.9777777772396803)
        floor: "f32[64, 1, 1]" = torch.ops.aten.floor.default(add_1)
        mul: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(div, floor)
        split_with_sizes = torch.ops.aten.split_with_sizes.default(mul, p3, 1)
        getitem: "f32[64, 1, 384]" = split_with_sizes[0]
        clone: "f32[64, 1, 384]" = torch.ops.aten.clone.default(getitem, memory_format = torch.contiguous_format)
        var_mean = torch.ops.aten.var_mean.correction(clone, [2], correction = 0, keepdim = True)
        getitem_1: "f32[64, 1, 1]" = var_mean[0]
        getitem_2: "f32[64, 1, 1]" = var_mean[1]
        add_2: "f32[64, 1, 1]" = torch.ops.aten.add.Tensor(getitem_1, 1e-05)
        rsqrt: "f32[64, 1, 1]" = torch.ops.aten.rsqrt.default(add_2)
        div_1: "f32[64, 1, 1]" = torch.ops.aten.div.Tensor(rsqrt, 384.0)
        sub: "f32[64, 1, 384]" = torch.ops.aten.sub.Tensor(getitem, getitem_2)
        mul_1: "f32[64, 1, 384]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        sub_1: "f32[64, 1, 384]" = torch.ops.aten.sub.Tensor(clone, getitem_2)
        mul_2: "f32[64, 1, 384]" = torch.ops.aten.mul.Tensor(sub_1, rsqrt)
        mul_3: "f32[64, 1, 384]" = torch.ops.aten.mul.Tensor(mul_2, arg3)
        add_3: "f32[64, 1, 384]" = torch.ops.aten.add.Tensor(mul_3, arg4)
        mean: "f32[64, 384]" = torch.ops.aten.mean.dim(add_3, [1])
        convert_element_type: "bf16[64, 384]" = torch.ops.prims.convert_element_type.default(mean, torch.bfloat16)
        return (inductor_random, div_1, mul_1, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
