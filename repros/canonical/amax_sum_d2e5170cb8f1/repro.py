"""assay repro 1
pattern d2e5170cb8f1d6de653a39ebc52501e435db1a8c7d13acf2926dfa56ee46b87c
home    d834205beed5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[384, 512, 512]", arg1: "i64[37]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[32, 12, 512, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.0)
        amax: "f32[32, 12, 512, 1]" = torch.ops.aten.amax.default(mul, [3], True)
        sub: "f32[32, 12, 512, 512]" = torch.ops.aten.sub.Tensor(mul, amax)
        mul_1: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(sub, 0.125)
        exp: "f32[32, 12, 512, 512]" = torch.ops.aten.exp.default(mul_1)
        sum_1: "f32[32, 12, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[32, 12, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p1)
        inductor_random: "f32[32, 12, 512, 512]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        convert_element_type_2: "bf16[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[32, 12, 512, 512]" = torch.ops.aten.gt.Scalar(convert_element_type_2, 0.1)
        mul_2: "bf16[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(gt, convert_element_type_1)
        mul_3: "bf16[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(mul_2, 1.1111111111111112)
        expand: "bf16[32, 12, 512, 512]" = torch.ops.aten.expand.default(mul_3, p3)
        reshape_1: "bf16[384, 512, 512]" = torch.ops.aten.reshape.default(expand, p4)
        permute: "bf16[384, 512, 512]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        return (amax, sum_1, gt, reshape_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
