"""assay repro 1
pattern a795eeba1d0bd60aadb211f07f1a4b601377075207de8c941b02bbeb20d64ae9
home    1020917691aa
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[3136, 768]", arg1: "i64[22]", arg2: "f32[64, 49, 768]", arg3: "f32[768]", arg4: "f32[768]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        reshape: "bf16[64, 49, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[64, 49, 768]" = torch.ops.aten.mul.Tensor(reshape, 1.0)
        div: "bf16[64, 49, 768]" = torch.ops.aten.div.Tensor(mul, 0.8999999985098839)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p1)
        inductor_random: "f32[64, 1, 1]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        convert_element_type: "bf16[64, 1, 1]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        add: "bf16[64, 1, 1]" = torch.ops.aten.add.Tensor(convert_element_type, 0.8999999985098839)
        floor: "bf16[64, 1, 1]" = torch.ops.aten.floor.default(add)
        mul_1: "bf16[64, 49, 768]" = torch.ops.aten.mul.Tensor(div, floor)
        add_1: "f32[64, 49, 768]" = torch.ops.aten.add.Tensor(arg2, mul_1)
        var_mean = torch.ops.aten.var_mean.correction(add_1, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 49, 1]" = var_mean[0]
        getitem_1: "f32[64, 49, 1]" = var_mean[1]
        add_2: "f32[64, 49, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[64, 49, 1]" = torch.ops.aten.rsqrt.default(add_2)
        div_1: "f32[64, 49, 1]" = torch.ops.aten.div.Tensor(rsqrt, 768.0)
        sub: "f32[64, 49, 768]" = torch.ops.aten.sub.Tensor(add_1, getitem_1)
        mul_2: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_3: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(mul_2, arg3)
        add_3: "f32[64, 49, 768]" = torch.ops.aten.add.Tensor(mul_3, arg4)
        permute: "f32[64, 768, 49]" = torch.ops.aten.permute.default(add_3, [0, 2, 1])
        unsqueeze: "f32[64, 768, 1, 49]" = torch.ops.aten.unsqueeze.default(permute, 2)
        mean: "f32[64, 768, 1, 1]" = torch.ops.aten.mean.dim(unsqueeze, [2, 3], True)
        as_strided: "f32[64, 768, 1, 1]" = torch.ops.aten.as_strided.default(mean, p3, p4)
        squeeze: "f32[64, 768, 1]" = torch.ops.aten.squeeze.dim(as_strided, 2)
        reshape_1: "f32[64, 768]" = torch.ops.aten.reshape.default(squeeze, p5)
        convert_element_type_1: "bf16[64, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        return (floor, div_1, mul_2, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
