"""assay repro 1
pattern 1a4c00ea0312c9035bf9b433ff0d3c2327ca2d84381d5d0fc5671eb9f3194299
home    d74f20792ae3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[200704, 96]", arg1: "i64[22]", arg2: "f32[64, 3136, 96]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 3136, 96]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[64, 3136, 96]" = torch.ops.aten.mul.Tensor(reshape, 1.0)
        div: "bf16[64, 3136, 96]" = torch.ops.aten.div.Tensor(mul, 0.9909090911969543)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p1)
        inductor_random: "f32[64, 1, 1]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        convert_element_type: "bf16[64, 1, 1]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        add: "bf16[64, 1, 1]" = torch.ops.aten.add.Tensor(convert_element_type, 0.9909090911969543)
        floor: "bf16[64, 1, 1]" = torch.ops.aten.floor.default(add)
        mul_1: "bf16[64, 3136, 96]" = torch.ops.aten.mul.Tensor(div, floor)
        add_1: "f32[64, 3136, 96]" = torch.ops.aten.add.Tensor(arg2, mul_1)
        permute: "f32[64, 96, 3136]" = torch.ops.aten.permute.default(add_1, [0, 2, 1])
        reshape_1: "f32[64, 96, 56, 56]" = torch.ops.aten.reshape.default(permute, p3)
        convert_element_type_1: "bf16[64, 96, 56, 56]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        return (floor, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
