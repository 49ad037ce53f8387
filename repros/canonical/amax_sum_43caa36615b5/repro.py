"""assay repro 1
pattern 43caa36615b5e1e0756369e4c8b0d2d1f1b1211c4a2dafa0a0ed265f7479444b
home    0b02d90afbb9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[96, 1024, 1024]", arg1: "f32[8, 1, 1024, 1024]", arg2: "i64[37]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[8, 12, 1024, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        div: "bf16[8, 12, 1024, 1024]" = torch.ops.aten.div.Tensor(reshape, 8.0)
        add: "f32[8, 12, 1024, 1024]" = torch.ops.aten.add.Tensor(div, arg1)
        amax: "f32[8, 12, 1024, 1]" = torch.ops.aten.amax.default(add, [3], True)
        sub: "f32[8, 12, 1024, 1024]" = torch.ops.aten.sub.Tensor(add, amax)
        exp: "f32[8, 12, 1024, 1024]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[8, 12, 1024, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div_1: "f32[8, 12, 1024, 1024]" = torch.ops.aten.div.Tensor(exp, sum_1)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg2, p1)
        inductor_random: "f32[8, 12, 1024, 1024]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        gt: "b8[8, 12, 1024, 1024]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul: "f32[8, 12, 1024, 1024]" = torch.ops.aten.mul.Tensor(gt, div_1)
        mul_1: "f32[8, 12, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        convert_element_type: "bf16[8, 12, 1024, 1024]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        expand: "bf16[8, 12, 1024, 1024]" = torch.ops.aten.expand.default(convert_element_type, p3)
        reshape_1: "bf16[96, 1024, 1024]" = torch.ops.aten.reshape.default(expand, p4)
        permute: "bf16[96, 1024, 1024]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        return (div_1, gt, reshape_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
