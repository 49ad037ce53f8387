"""assay repro 1
pattern 3fdac9d596f81d9c683250d1037e62ea1c001cdcac9312ab223f4ace69dd3a34
home    3d23018fccdc
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[256, 512, 512]", arg1: "b8[16, 16, 512, 512][512, 0, 0, 1]", arg2: "bf16[]", arg3: "i64[37]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[16, 16, 512, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        where: "bf16[16, 16, 512, 512]" = torch.ops.aten.where.self(arg1, arg2, reshape)
        convert_element_type: "f32[16, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        amax: "f32[16, 16, 512, 1]" = torch.ops.aten.amax.default(convert_element_type, [3], True)
        sub: "f32[16, 16, 512, 512]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[16, 16, 512, 512]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[16, 16, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[16, 16, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[16, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg3, p1)
        inductor_random: "f32[16, 16, 512, 512]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        convert_element_type_2: "bf16[16, 16, 512, 512]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[16, 16, 512, 512]" = torch.ops.aten.gt.Scalar(convert_element_type_2, 0.1)
        mul: "bf16[16, 16, 512, 512]" = torch.ops.aten.mul.Tensor(gt, convert_element_type_1)
        mul_1: "bf16[16, 16, 512, 512]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        expand: "bf16[16, 16, 512, 512]" = torch.ops.aten.expand.default(mul_1, p3)
        reshape_1: "bf16[256, 512, 512]" = torch.ops.aten.reshape.default(expand, p4)
        permute: "bf16[256, 512, 512]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        return (where, amax, sum_1, gt, reshape_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
