"""assay repro 1
pattern ae513c421db262e2b29875f543e7fc393aecb535371f9246c97d46aa29a553ae
home    24b8a2833c28
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[32, 128, 512]", arg1: "f32[512]", p0: "size", p1: "size", p2: "size[]", p3: "size[]"):
        inductor_seeds: "i64[42]" = torch.ops.prims.inductor_seeds.default(p0, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p1)
        inductor_random: "f32[32, 128, 512]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        gt: "b8[32, 128, 512]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(gt, arg0)
        mul_1: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        pow_1: "f32[32, 128, 512]" = torch.ops.aten.pow.Tensor_Scalar(mul_1, 2)
        mean: "f32[32, 128, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add: "f32[32, 128, 1]" = torch.ops.aten.add.Tensor(mean, 1e-06)
        rsqrt: "f32[32, 128, 1]" = torch.ops.aten.rsqrt.default(add)
        mul_2: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(mul_1, rsqrt)
        mul_3: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(arg1, mul_2)
        convert_element_type: "bf16[32, 128, 512]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        reshape: "bf16[4096, 512]" = torch.ops.aten.reshape.default(convert_element_type, p3)
        return (inductor_seeds, gt, mul_1, rsqrt, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
