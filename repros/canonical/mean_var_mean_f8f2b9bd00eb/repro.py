"""assay repro 1
pattern f8f2b9bd00eb5ed1b786c427618ac086cd8e937a7f9e6ff34bde05cc78b712aa
home    ca46f0f4da90
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[12608, 768]", arg1: "f32[768]", arg2: "i64[22]", arg3: "f32[64, 197, 768]", arg4: "f32[768]", arg5: "f32[768]", p0: "size[]", p1: "size", p2: "size[]", p3: "size", p4: "size", p5: "size"):
        reshape: "bf16[64, 197, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "f32[64, 197, 768]" = torch.ops.aten.mul.Tensor(arg1, reshape)
        div: "f32[64, 197, 768]" = torch.ops.aten.div.Tensor(mul, 0.9)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg2, p1)
        inductor_random: "f32[64, 1, 1]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        add: "f32[64, 1, 1]" = torch.ops.aten.add.Tensor(inductor_random, 0.9)
        floor: "f32[64, 1, 1]" = torch.ops.aten.floor.default(add)
        mul_1: "f32[64, 197, 768]" = torch.ops.aten.mul.Tensor(div, floor)
        add_1: "f32[64, 197, 768]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        slice_1: "f32[64, 196, 768]" = torch.ops.aten.slice.Tensor(add_1, 1, p3, p4, p5)
        mean: "f32[64, 768]" = torch.ops.aten.mean.dim(slice_1, [1])
        var_mean = torch.ops.aten.var_mean.correction(mean, [1], correction = 0, keepdim = True)
        getitem: "f32[64, 1]" = var_mean[0]
        getitem_1: "f32[64, 1]" = var_mean[1]
        add_2: "f32[64, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[64, 1]" = torch.ops.aten.rsqrt.default(add_2)
        div_1: "f32[64, 1]" = torch.ops.aten.div.Tensor(rsqrt, 768.0)
        sub: "f32[64, 768]" = torch.ops.aten.sub.Tensor(mean, getitem_1)
        mul_2: "f32[64, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_3: "f32[64, 768]" = torch.ops.aten.mul.Tensor(mul_2, arg4)
        add_3: "f32[64, 768]" = torch.ops.aten.add.Tensor(mul_3, arg5)
        convert_element_type: "bf16[64, 768]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        return (inductor_random, div_1, mul_2, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
