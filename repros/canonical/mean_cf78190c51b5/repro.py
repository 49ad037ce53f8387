"""assay repro 1
pattern cf78190c51b5f0defae3878d3e8e1e0555ade0e95c4eb68b6633cff847640a68
home    e20d0f77018a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[2048, 512]", arg1: "i64[64]", arg2: "f32[2, 1024, 512]", arg3: "f32[512]", p0: "size[]", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]"):
        reshape: "bf16[2, 1024, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p1)
        inductor_lookup_seed_1: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p2)
        inductor_random: "f32[2, 1024, 512]" = torch.ops.prims.inductor_random.default(p3, inductor_lookup_seed, 'rand')
        gt: "b8[2, 1024, 512]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        inductor_random_1: "f32[2, 1024, 512]" = torch.ops.prims.inductor_random.default(p4, inductor_lookup_seed_1, 'rand')
        convert_element_type: "bf16[2, 1024, 512]" = torch.ops.prims.convert_element_type.default(inductor_random_1, torch.bfloat16)
        gt_1: "b8[2, 1024, 512]" = torch.ops.aten.gt.Scalar(convert_element_type, 0.1)
        mul: "bf16[2, 1024, 512]" = torch.ops.aten.mul.Tensor(gt_1, reshape)
        mul_1: "bf16[2, 1024, 512]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        add: "f32[2, 1024, 512]" = torch.ops.aten.add.Tensor(arg2, mul_1)
        pow_1: "f32[2, 1024, 512]" = torch.ops.aten.pow.Tensor_Scalar(add, 2)
        mean: "f32[2, 1024, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add_1: "f32[2, 1024, 1]" = torch.ops.aten.add.Tensor(mean, 1e-06)
        rsqrt: "f32[2, 1024, 1]" = torch.ops.aten.rsqrt.default(add_1)
        mul_2: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(add, rsqrt)
        mul_3: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(arg3, mul_2)
        mul_4: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(gt, mul_3)
        mul_5: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(mul_4, 1.1111111111111112)
        mul_6: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(mul_5, 0.04419417382415922)
        convert_element_type_1: "bf16[2, 1024, 512]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        reshape_1: "bf16[2048, 512]" = torch.ops.aten.reshape.default(convert_element_type_1, p5)
        return (gt, gt_1, add, rsqrt, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
