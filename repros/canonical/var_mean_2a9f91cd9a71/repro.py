"""assay repro 1
pattern 2a9f91cd9a710197232edc307038f1d624b4667114a2ca4c1058ad85f361f82d
home    8e4c3ff8db8c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[50176, 192]", arg1: "i64[22]", arg2: "f32[64, 784, 192]", arg3: "f32[192]", arg4: "f32[192]", p0: "size[]", p1: "size[]", p2: "size", p3: "size[]", p4: "size[]"):
        reshape: "bf16[64, 28, 28, 192]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[64, 784, 192]" = torch.ops.aten.reshape.default(reshape, p1)
        mul: "bf16[64, 784, 192]" = torch.ops.aten.mul.Tensor(reshape_1, 1.0)
        div: "bf16[64, 784, 192]" = torch.ops.aten.div.Tensor(mul, 0.9818181823939085)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p2)
        inductor_random: "f32[64, 1, 1]" = torch.ops.prims.inductor_random.default(p3, inductor_lookup_seed, 'rand')
        convert_element_type: "bf16[64, 1, 1]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        add: "bf16[64, 1, 1]" = torch.ops.aten.add.Tensor(convert_element_type, 0.9818181823939085)
        floor: "bf16[64, 1, 1]" = torch.ops.aten.floor.default(add)
        mul_1: "bf16[64, 784, 192]" = torch.ops.aten.mul.Tensor(div, floor)
        add_1: "f32[64, 784, 192]" = torch.ops.aten.add.Tensor(arg2, mul_1)
        var_mean = torch.ops.aten.var_mean.correction(add_1, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 784, 1]" = var_mean[0]
        getitem_1: "f32[64, 784, 1]" = var_mean[1]
        add_2: "f32[64, 784, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[64, 784, 1]" = torch.ops.aten.rsqrt.default(add_2)
        div_1: "f32[64, 784, 1]" = torch.ops.aten.div.Tensor(rsqrt, 192.0)
        sub: "f32[64, 784, 192]" = torch.ops.aten.sub.Tensor(add_1, getitem_1)
        mul_2: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_3: "f32[64, 784, 192]" = torch.ops.aten.mul.Tensor(mul_2, arg3)
        add_3: "f32[64, 784, 192]" = torch.ops.aten.add.Tensor(mul_3, arg4)
        convert_element_type_1: "bf16[64, 784, 192]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape_2: "bf16[50176, 192]" = torch.ops.aten.reshape.default(convert_element_type_1, p4)
        return (floor, add_1, div_1, mul_2, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
