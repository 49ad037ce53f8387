"""assay repro 1
pattern 9643657305f6080e53226ba5c7ae67b422f854f425e3ec42f027ff6faa5930e3
home    46cb482b003f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[3136, 256]", arg1: "i64[14]", arg2: "f32[64, 49, 256]", arg3: "f32[256]", arg4: "f32[256]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[64, 49, 256]" = torch.ops.aten.reshape.default(arg0, p0)
        div: "bf16[64, 49, 256]" = torch.ops.aten.div.Tensor(reshape, 0.9)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p1)
        inductor_random: "f32[64, 1, 1]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        convert_element_type: "bf16[64, 1, 1]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        add: "bf16[64, 1, 1]" = torch.ops.aten.add.Tensor(convert_element_type, 0.9)
        floor: "bf16[64, 1, 1]" = torch.ops.aten.floor.default(add)
        mul: "bf16[64, 49, 256]" = torch.ops.aten.mul.Tensor(div, floor)
        add_1: "f32[64, 49, 256]" = torch.ops.aten.add.Tensor(mul, arg2)
        var_mean = torch.ops.aten.var_mean.correction(add_1, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 49, 1]" = var_mean[0]
        getitem_1: "f32[64, 49, 1]" = var_mean[1]
        add_2: "f32[64, 49, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[64, 49, 1]" = torch.ops.aten.rsqrt.default(add_2)
        div_1: "f32[64, 49, 1]" = torch.ops.aten.div.Tensor(rsqrt, 256.0)
        sub: "f32[64, 49, 256]" = torch.ops.aten.sub.Tensor(add_1, getitem_1)
        mul_1: "f32[64, 49, 256]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[64, 49, 256]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_3: "f32[64, 49, 256]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        reshape_1: "f32[64, 7, 7, 256]" = torch.ops.aten.reshape.default(add_3, p3)
        permute: "f32[64, 256, 7, 7]" = torch.ops.aten.permute.default(reshape_1, [0, 3, 1, 2])
        clone: "f32[64, 256, 7, 7]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        permute_1: "f32[64, 7, 7, 256]" = torch.ops.aten.permute.default(clone, [0, 2, 3, 1])
        reshape_2: "f32[64, 49, 256]" = torch.ops.aten.reshape.default(permute_1, p4)
        mean: "f32[64, 256]" = torch.ops.aten.mean.dim(reshape_2, [1])
        convert_element_type_1: "bf16[64, 256]" = torch.ops.prims.convert_element_type.default(mean, torch.bfloat16)
        return (floor, div_1, mul_1, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
