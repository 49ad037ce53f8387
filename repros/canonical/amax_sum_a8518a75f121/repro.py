"""assay repro 1
pattern a8518a75f121e1ecacff6dbfd8d86c940d6bbc45dc05b2323764425d8c971ca0
home    b80027c2ed88
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 128, 128]", arg1: "f32[32, 1, 128, 128]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size[]"):
        full: "f32[]" = torch.ops.aten.full.default([], -3.4028234663852886e+38, dtype = torch.float32)
        reshape: "bf16[32, 16, 128, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "f32[32, 16, 128, 128]" = torch.ops.aten.add.Tensor(reshape, arg1)
        maximum: "f32[32, 16, 128, 128]" = torch.ops.aten.maximum.default(add, full)
        reshape_1: "f32[512, 128, 128]" = torch.ops.aten.reshape.default(maximum, p1)
        amax: "f32[512, 128, 1]" = torch.ops.aten.amax.default(reshape_1, [2], True)
        sub: "f32[512, 128, 128]" = torch.ops.aten.sub.Tensor(reshape_1, amax)
        exp: "f32[512, 128, 128]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[512, 128, 1]" = torch.ops.aten.sum.dim_IntList(exp, [2], True)
        div: "f32[512, 128, 128]" = torch.ops.aten.div.Tensor(exp, sum_1)
        inductor_seeds: "i64[3]" = torch.ops.prims.inductor_seeds.default(p2, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p3)
        inductor_random: "f32[512, 128, 128]" = torch.ops.prims.inductor_random.default(p4, inductor_lookup_seed, 'rand')
        gt: "b8[512, 128, 128]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul: "f32[512, 128, 128]" = torch.ops.aten.mul.Tensor(gt, div)
        mul_1: "f32[512, 128, 128]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        convert_element_type: "bf16[512, 128, 128]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        permute: "bf16[512, 128, 128]" = torch.ops.aten.permute.default(convert_element_type, [0, 2, 1])
        return (amax, sum_1, inductor_seeds, gt, convert_element_type, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
