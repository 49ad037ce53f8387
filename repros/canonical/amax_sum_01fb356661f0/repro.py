"""assay repro 1
pattern 01fb356661f0f304ab6ed3f6f4be50dfb78889af3a0dd5b449b403bb98d79a17
home    3326af83c2f8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[192, 512, 512]", arg1: "i64[73]", p0: "size[]", p1: "size[]", p2: "size", p3: "size[]", p4: "size[]"):
        full: "bf16[]" = torch.ops.aten.full.default([], -3.3895313892515355e+38, dtype = torch.bfloat16)
        full_1: "b8[8, 1, 512, 512]" = torch.ops.aten.full.default(p0, False, dtype = torch.bool)
        reshape: "bf16[8, 24, 512, 512]" = torch.ops.aten.reshape.default(arg0, p1)
        where: "bf16[8, 24, 512, 512]" = torch.ops.aten.where.self(full_1, full, reshape)
        convert_element_type: "f32[8, 24, 512, 512]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        amax: "f32[8, 24, 512, 1]" = torch.ops.aten.amax.default(convert_element_type, [3], True)
        sub: "f32[8, 24, 512, 512]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[8, 24, 512, 512]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[8, 24, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[8, 24, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p2)
        inductor_random: "f32[8, 24, 512, 512]" = torch.ops.prims.inductor_random.default(p3, inductor_lookup_seed, 'rand')
        gt: "b8[8, 24, 512, 512]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul: "f32[8, 24, 512, 512]" = torch.ops.aten.mul.Tensor(gt, div)
        mul_1: "f32[8, 24, 512, 512]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        reshape_1: "f32[192, 512, 512]" = torch.ops.aten.reshape.default(mul_1, p4)
        convert_element_type_1: "bf16[192, 512, 512]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        permute: "bf16[192, 512, 512]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1])
        return (full, full_1, amax, sum_1, gt, convert_element_type_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
