"""assay repro 1
pattern 3efcde5d36546600f4fea7963ad659e8965723f4d8b779005f1692b01bd43f1d
home    409428256d2a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[192, 512, 512]", arg1: "b8[8, 1, 512, 512]", arg2: "bf16[]", arg3: "i64[73]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]"):
        reshape: "bf16[8, 24, 512, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        where: "bf16[8, 24, 512, 512]" = torch.ops.aten.where.self(arg1, arg2, reshape)
        convert_element_type: "f32[8, 24, 512, 512]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        amax: "f32[8, 24, 512, 1]" = torch.ops.aten.amax.default(convert_element_type, [3], True)
        sub: "f32[8, 24, 512, 512]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[8, 24, 512, 512]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[8, 24, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[8, 24, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg3, p1)
        inductor_random: "f32[8, 24, 512, 512]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        gt: "b8[8, 24, 512, 512]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul: "f32[8, 24, 512, 512]" = torch.ops.aten.mul.Tensor(gt, div)
        mul_1: "f32[8, 24, 512, 512]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        reshape_1: "f32[192, 512, 512]" = torch.ops.aten.reshape.default(mul_1, p3)
        convert_element_type_1: "bf16[192, 512, 512]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        permute: "bf16[192, 512, 512]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1])
        return (where, amax, sum_1, gt, convert_element_type_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
