"""assay repro 1
pattern 8b6c15768805ce9c3641203d29a4d18b1b293128b2f6db14da9f14c6e835e55a
home    5c2f8c0b367d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[250112, 512]", arg1: "i64[32, 128]", arg2: "f32[512]", p0: "size", p1: "size", p2: "size[]", p3: "size[]"):
        embedding: "f32[32, 128, 512]" = torch.ops.aten.embedding.default(arg0, arg1)
        inductor_seeds: "i64[34]" = torch.ops.prims.inductor_seeds.default(p0, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p1)
        inductor_random: "f32[32, 128, 512]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        gt: "b8[32, 128, 512]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(gt, embedding)
        mul_1: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        pow_1: "f32[32, 128, 512]" = torch.ops.aten.pow.Tensor_Scalar(mul_1, 2)
        mean: "f32[32, 128, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add: "f32[32, 128, 1]" = torch.ops.aten.add.Tensor(mean, 1e-06)
        rsqrt: "f32[32, 128, 1]" = torch.ops.aten.rsqrt.default(add)
        mul_2: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(mul_1, rsqrt)
        mul_3: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(arg2, mul_2)
        convert_element_type: "bf16[32, 128, 512]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        reshape: "bf16[4096, 512]" = torch.ops.aten.reshape.default(convert_element_type, p3)
        return (embedding, inductor_seeds, gt, mul_1, rsqrt, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
