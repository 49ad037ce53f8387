"""assay repro 1
pattern 8646e26fe679d0f26a5aed7af5612e3812e49460190135548a563336d6440428
home    e688aa9e6c09
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[12608, 768]", arg1: "f32[768]", arg2: "i64[22]", arg3: "f32[64, 197, 768]", arg4: "f32[768]", arg5: "f32[768]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 197, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "f32[64, 197, 768]" = torch.ops.aten.mul.Tensor(arg1, reshape)
        div: "f32[64, 197, 768]" = torch.ops.aten.div.Tensor(mul, 0.990909090909091)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg2, p1)
        inductor_random: "f32[64, 1, 1]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        add: "f32[64, 1, 1]" = torch.ops.aten.add.Tensor(inductor_random, 0.990909090909091)
        floor: "f32[64, 1, 1]" = torch.ops.aten.floor.default(add)
        mul_1: "f32[64, 197, 768]" = torch.ops.aten.mul.Tensor(div, floor)
        add_1: "f32[64, 197, 768]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        var_mean = torch.ops.aten.var_mean.correction(add_1, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 197, 1]" = var_mean[0]
        getitem_1: "f32[64, 197, 1]" = var_mean[1]
        add_2: "f32[64, 197, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[64, 197, 1]" = torch.ops.aten.rsqrt.default(add_2)
        div_1: "f32[64, 197, 1]" = torch.ops.aten.div.Tensor(rsqrt, 768.0)
        sub: "f32[64, 197, 768]" = torch.ops.aten.sub.Tensor(add_1, getitem_1)
        mul_2: "f32[64, 197, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_3: "f32[64, 197, 768]" = torch.ops.aten.mul.Tensor(mul_2, arg4)
        add_3: "f32[64, 197, 768]" = torch.ops.aten.add.Tensor(mul_3, arg5)
        convert_element_type: "bf16[64, 197, 768]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape_1: "bf16[12608, 768]" = torch.ops.aten.reshape.default(convert_element_type, p3)
        return (inductor_random, add_1, div_1, mul_2, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
