"""assay repro 1
pattern 62b5fe8b26cb3f72f23e7121de72f7f0c869ceaf3236c46fc477a0d6a37d933b
home    a98f9159e531
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[1, 512]", arg1: "f32[32000, 1024]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size[]", p13: "size[]"):
        permute: "i64[512, 1]" = torch.ops.aten.permute.default(arg0, [1, 0])
        embedding: "f32[512, 1, 1024]" = torch.ops.aten.embedding.default(arg1, permute)
        inductor_seeds: "i64[99]" = torch.ops.prims.inductor_seeds.default(p0, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p1)
        inductor_lookup_seed_1: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p2)
        inductor_random: "f32[1024, 1, 1024]" = torch.ops.prims.inductor_random.default(p3, inductor_lookup_seed, 'rand')
        gt: "b8[1024, 1, 1024]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        inductor_random_1: "f32[512, 1, 1024]" = torch.ops.prims.inductor_random.default(p4, inductor_lookup_seed_1, 'rand')
        gt_1: "b8[512, 1, 1024]" = torch.ops.aten.gt.Scalar(inductor_random_1, 0.1)
        mul: "f32[512, 1, 1024]" = torch.ops.aten.mul.Tensor(gt_1, embedding)
        mul_1: "f32[512, 1, 1024]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        unsqueeze: "f32[512, 1, 1024, 1]" = torch.ops.aten.unsqueeze.default(mul_1, 3)
        unsqueeze_1: "f32[512, 1, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 4)
        permute_1: "f32[512, 1, 1, 1, 1024]" = torch.ops.aten.permute.default(unsqueeze_1, [0, 1, 3, 4, 2])
        permute_2: "f32[512, 1024, 1, 1, 1]" = torch.ops.aten.permute.default(permute_1, [0, 4, 1, 2, 3])
        reshape: "f32[1, 512, 1024]" = torch.ops.aten.reshape.default(permute_2, p5)
        convert_element_type: "bf16[1, 512, 1024]" = torch.ops.prims.convert_element_type.default(reshape, torch.bfloat16)
        permute_3: "bf16[1, 1024, 512]" = torch.ops.aten.permute.default(convert_element_type, [0, 2, 1])
        iota: "i64[512]" = torch.ops.prims.iota.default(p6, start = p7, step = p8, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        convert_element_type_1: "f32[512]" = torch.ops.prims.convert_element_type.default(iota, torch.float32)
        div: "f32[512]" = torch.ops.aten.div.Tensor(convert_element_type_1, 1024.0)
        pow_1: "f32[512]" = torch.ops.aten.pow.Scalar(10000, div)
        reciprocal: "f32[512]" = torch.ops.aten.reciprocal.default(pow_1)
        mul_2: "f32[512]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        iota_1: "i64[1024]" = torch.ops.prims.iota.default(p9, start = p10, step = p11, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        convert_element_type_2: "f32[1024]" = torch.ops.prims.convert_element_type.default(iota_1, torch.float32)
        unsqueeze_2: "f32[1024, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_2, 1)
        mul_3: "f32[1024, 512]" = torch.ops.aten.mul.Tensor(unsqueeze_2, mul_2)
        cos: "f32[1024, 512]" = torch.ops.aten.cos.default(mul_3)
        sin: "f32[1024, 512]" = torch.ops.aten.sin.default(mul_3)
        cat: "f32[1024, 1024]" = torch.ops.aten.cat.default([sin, cos], 1)
        unsqueeze_3: "f32[1024, 1, 1024]" = torch.ops.aten.unsqueeze.default(cat, 1)
        expand: "f32[1024, 1, 1024]" = torch.ops.aten.expand.default(unsqueeze_3, p12)
        mul_4: "f32[1024, 1, 1024]" = torch.ops.aten.mul.Tensor(gt, expand)
        mul_5: "f32[1024, 1, 1024]" = torch.ops.aten.mul.Tensor(mul_4, 1.1111111111111112)
        unsqueeze_4: "f32[1024, 1, 1024, 1]" = torch.ops.aten.unsqueeze.default(mul_5, 3)
        unsqueeze_5: "f32[1024, 1, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 4)
        permute_4: "f32[1024, 1, 1, 1, 1024]" = torch.ops.aten.permute.default(unsqueeze_5, [0, 1, 3, 4, 2])
        permute_5: "f32[1024, 1024, 1, 1, 1]" = torch.ops.aten.permute.default(permute_4, [0, 4, 1, 2, 3])
        reshape_1: "f32[1, 1024, 1024]" = torch.ops.aten.reshape.default(permute_5, p13)
        convert_element_type_3: "bf16[1, 1024, 1024]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        permute_6: "bf16[1, 1024, 1024]" = torch.ops.aten.permute.default(convert_element_type_3, [0, 2, 1])
        return (permute, inductor_seeds, gt_1, mul_1, convert_element_type, permute_3, convert_element_type_3, permute_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
