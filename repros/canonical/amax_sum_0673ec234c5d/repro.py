"""assay repro 1
pattern 0673ec234c5d83808bdba55316660e59233c6d41461a2e98b730362b20c172df
home    408feaf12ce4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[384, 512, 512]", arg1: "f32[32, 12, 512, 512]", arg2: "f32[32, 1, 512, 512]", arg3: "i64[37]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[32, 12, 512, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        div: "bf16[32, 12, 512, 512]" = torch.ops.aten.div.Tensor(reshape, 8.0)
        add: "f32[32, 12, 512, 512]" = torch.ops.aten.add.Tensor(div, arg1)
        convert_element_type: "bf16[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        add_1: "f32[32, 12, 512, 512]" = torch.ops.aten.add.Tensor(convert_element_type, arg2)
        amax: "f32[32, 12, 512, 1]" = torch.ops.aten.amax.default(add_1, [3], True)
        sub: "f32[32, 12, 512, 512]" = torch.ops.aten.sub.Tensor(add_1, amax)
        exp: "f32[32, 12, 512, 512]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[32, 12, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div_1: "f32[32, 12, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg3, p1)
        inductor_random: "f32[32, 12, 512, 512]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        gt: "b8[32, 12, 512, 512]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(gt, div_1)
        mul_1: "f32[32, 12, 512, 512]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        convert_element_type_1: "bf16[32, 12, 512, 512]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        expand: "bf16[32, 12, 512, 512]" = torch.ops.aten.expand.default(convert_element_type_1, p3)
        reshape_1: "bf16[384, 512, 512]" = torch.ops.aten.reshape.default(expand, p4)
        permute: "bf16[384, 512, 512]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        return (div_1, gt, reshape_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
