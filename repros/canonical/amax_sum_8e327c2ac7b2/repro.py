"""assay repro 1
pattern 8e327c2ac7b2efce1d82d1f90666738ac5dd23177b36aeb2173062b0fb75eb72
home    0bfd5e6e83c9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "b8[16, 512]", arg1: "bf16[256, 512, 512]", arg2: "i64[37]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size[]", p5: "size[]", p6: "size[]"):
        eq: "b8[16, 512]" = torch.ops.aten.eq.Scalar(arg0, 0)
        full: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        reshape: "bf16[16, 16, 512, 512]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "b8[16, 1, 1, 512]" = torch.ops.aten.reshape.default(eq, p1)
        expand: "b8[16, 16, 512, 512]" = torch.ops.aten.expand.default(reshape_1, p2)
        where: "bf16[16, 16, 512, 512]" = torch.ops.aten.where.self(expand, full, reshape)
        convert_element_type: "f32[16, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        amax: "f32[16, 16, 512, 1]" = torch.ops.aten.amax.default(convert_element_type, [3], True)
        sub: "f32[16, 16, 512, 512]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[16, 16, 512, 512]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[16, 16, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[16, 16, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[16, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg2, p3)
        inductor_random: "f32[16, 16, 512, 512]" = torch.ops.prims.inductor_random.default(p4, inductor_lookup_seed, 'rand')
        convert_element_type_2: "bf16[16, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[16, 16, 512, 512]" = torch.ops.aten.gt.Scalar(convert_element_type_2, 0.1)
        mul: "bf16[16, 16, 512, 512]" = torch.ops.aten.mul.Tensor(gt, convert_element_type_1)
        mul_1: "bf16[16, 16, 512, 512]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        expand_1: "bf16[16, 16, 512, 512]" = torch.ops.aten.expand.default(mul_1, p5)
        reshape_2: "bf16[256, 512, 512]" = torch.ops.aten.reshape.default(expand_1, p6)
        permute: "bf16[256, 512, 512]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        return (full, reshape_1, expand, amax, sum_1, gt, reshape_2, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
