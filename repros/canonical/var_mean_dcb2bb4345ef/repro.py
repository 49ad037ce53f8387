"""assay repro 1
pattern dcb2bb4345efd69211051e3b339800397e3e9d08a53970dbe5dacf083a72403c
home    6a38ad01a8f5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[12608, 384]", arg1: "i64[20]", arg2: "f32[64, 197, 384]", arg3: "f32[384]", arg4: "f32[384]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 197, 384]" = torch.ops.aten.reshape.default(arg0, p0)
        div: "bf16[64, 197, 384]" = torch.ops.aten.div.Tensor(reshape, 0.9777777772396803)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p1)
        inductor_random: "f32[64, 1, 1]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        convert_element_type: "bf16[64, 1, 1]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        add: "bf16[64, 1, 1]" = torch.ops.aten.add.Tensor(convert_element_type, 0.9777777772396803)
        floor: "bf16[64, 1, 1]" = torch.ops.aten.floor.default(add)
        mul: "bf16[64, 197, 384]" = torch.ops.aten.mul.Tensor(div, floor)
        add_1: "f32[64, 197, 384]" = torch.ops.aten.add.Tensor(mul, arg2)
        var_mean = torch.ops.aten.var_mean.correction(add_1, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 197, 1]" = var_mean[0]
        getitem_1: "f32[64, 197, 1]" = var_mean[1]
        add_2: "f32[64, 197, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[64, 197, 1]" = torch.ops.aten.rsqrt.default(add_2)
        div_1: "f32[64, 197, 1]" = torch.ops.aten.div.Tensor(rsqrt, 384.0)
        sub: "f32[64, 197, 384]" = torch.ops.aten.sub.Tensor(add_1, getitem_1)
        mul_1: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[64, 197, 384]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_3: "f32[64, 197, 384]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        convert_element_type_1: "bf16[64, 197, 384]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape_1: "bf16[12608, 384]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        return (floor, add_1, div_1, mul_1, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
