"""assay repro 1
pattern e4a73944c8f50cf76bed9cb529273c6b83db2d799035c41ee4fa626177e037e7
home    8f45d50797a9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 512]", arg1: "i64[34]", arg2: "f32[32, 128, 512]", arg3: "f32[512]", p0: "size[]", p1: "size", p2: "size", p3: "size[]", p4: "size[]"):
        reshape: "bf16[32, 128, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p1)
        inductor_lookup_seed_1: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p2)
        inductor_random: "f32[32, 128, 512]" = torch.ops.prims.inductor_random.default(p3, inductor_lookup_seed, 'rand')
        gt: "b8[32, 128, 512]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        inductor_random_1: "f32[32, 128, 512]" = torch.ops.prims.inductor_random.default(p4, inductor_lookup_seed_1, 'rand')
        convert_element_type: "bf16[32, 128, 512]" = torch.ops.prims.convert_element_type.default(inductor_random_1, torch.bfloat16)
        gt_1: "b8[32, 128, 512]" = torch.ops.aten.gt.Scalar(convert_element_type, 0.1)
        mul: "bf16[32, 128, 512]" = torch.ops.aten.mul.Tensor(gt_1, reshape)
        mul_1: "bf16[32, 128, 512]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        add: "f32[32, 128, 512]" = torch.ops.aten.add.Tensor(arg2, mul_1)
        pow_1: "f32[32, 128, 512]" = torch.ops.aten.pow.Tensor_Scalar(add, 2)
        mean: "f32[32, 128, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add_1: "f32[32, 128, 1]" = torch.ops.aten.add.Tensor(mean, 1e-06)
        rsqrt: "f32[32, 128, 1]" = torch.ops.aten.rsqrt.default(add_1)
        mul_2: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(add, rsqrt)
        mul_3: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(arg3, mul_2)
        mul_4: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(gt, mul_3)
        mul_5: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(mul_4, 1.1111111111111112)
        return (gt, gt_1, add, rsqrt, mul_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
