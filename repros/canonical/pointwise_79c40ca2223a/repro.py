"""assay repro 1
pattern 79c40ca2223ad684c35dccf4bfa7584fa7ac036cd7a5edd42be0be4b9581a962
home    480c6c78c398
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[16, 512]", arg1: "f32[32000, 1024]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size[]", p13: "size[]"):
        permute: "i64[512, 16]" = torch.ops.aten.permute.default(arg0, [1, 0])
        clone: "i64[512, 16]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        embedding: "f32[512, 16, 1024]" = torch.ops.aten.embedding.default(arg1, clone)
        inductor_seeds: "i64[99]" = torch.ops.prims.inductor_seeds.default(p0, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p1)
        inductor_lookup_seed_1: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p2)
        inductor_random: "f32[512, 16, 1024]" = torch.ops.prims.inductor_random.default(p3, inductor_lookup_seed, 'rand')
        gt: "b8[512, 16, 1024]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul: "f32[512, 16, 1024]" = torch.ops.aten.mul.Tensor(gt, embedding)
        mul_1: "f32[512, 16, 1024]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        convert_element_type: "bf16[512, 16, 1024]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        unsqueeze: "bf16[512, 16, 1024, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type, 3)
        unsqueeze_1: "bf16[512, 16, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 4)
        reshape: "bf16[1, 8192, 1024]" = torch.ops.aten.reshape.default(unsqueeze_1, p4)
        permute_1: "bf16[1, 1024, 8192]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        squeeze: "bf16[1024, 8192]" = torch.ops.aten.squeeze.dim(permute_1, 0)
        squeeze_1: "bf16[8192, 1024]" = torch.ops.aten.squeeze.dim(reshape, 0)
        inductor_random_1: "f32[1024, 16, 1024]" = torch.ops.prims.inductor_random.default(p5, inductor_lookup_seed_1, 'rand')
        convert_element_type_1: "bf16[1024, 16, 1024]" = torch.ops.prims.convert_element_type.default(inductor_random_1, torch.bfloat16)
        gt_1: "b8[1024, 16, 1024]" = torch.ops.aten.gt.Scalar(convert_element_type_1, 0.1)
        iota: "i64[1024]" = torch.ops.prims.iota.default(p6, start = p7, step = p8, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        convert_element_type_2: "bf16[1024]" = torch.ops.prims.convert_element_type.default(iota, torch.bfloat16)
        unsqueeze_2: "bf16[1024, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_2, 1)
        permute_2: "bf16[1024, 1]" = torch.ops.aten.permute.default(unsqueeze_2, [0, 1])
        iota_1: "i64[512]" = torch.ops.prims.iota.default(p9, start = p10, step = p11, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        convert_element_type_3: "f32[512]" = torch.ops.prims.convert_element_type.default(iota_1, torch.float32)
        div: "f32[512]" = torch.ops.aten.div.Tensor(convert_element_type_3, 1024.0)
        pow_1: "f32[512]" = torch.ops.aten.pow.Scalar(10000, div)
        reciprocal: "f32[512]" = torch.ops.aten.reciprocal.default(pow_1)
        mul_2: "f32[512]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        convert_element_type_4: "bf16[512]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        unsqueeze_3: "bf16[512, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_4, 1)
        permute_3: "bf16[1, 512]" = torch.ops.aten.permute.default(unsqueeze_3, [1, 0])
        mul_3: "bf16[1024, 512]" = torch.ops.aten.mul.Tensor(permute_2, permute_3)
        cos: "bf16[1024, 512]" = torch.ops.aten.cos.default(mul_3)
        sin: "bf16[1024, 512]" = torch.ops.aten.sin.default(mul_3)
        cat: "bf16[1024, 1024]" = torch.ops.aten.cat.default([sin, cos], 1)
        unsqueeze_4: "bf16[1024, 1, 1024]" = torch.ops.aten.unsqueeze.default(cat, 1)
        expand: "bf16[1024, 16, 1024]" = torch.ops.aten.expand.default(unsqueeze_4, p12)
        mul_4: "bf16[1024, 16, 1024]" = torch.ops.aten.mul.Tensor(gt_1, expand)
        mul_5: "bf16[1024, 16, 1024]" = torch.ops.aten.mul.Tensor(mul_4, 1.1111111111111112)
        convert_element_type_5: "bf16[1024, 16, 1024]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        unsqueeze_5: "bf16[1024, 16, 1024, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_5, 3)
        unsqueeze_6: "bf16[1024, 16, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 4)
        reshape_1: "bf16[1, 16384, 1024]" = torch.ops.aten.reshape.default(unsqueeze_6, p13)
        permute_4: "bf16[1, 1024, 16384]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        squeeze_2: "bf16[1024, 16384]" = torch.ops.aten.squeeze.dim(permute_4, 0)
        squeeze_3: "bf16[16384, 1024]" = torch.ops.aten.squeeze.dim(reshape_1, 0)
        return (clone, inductor_seeds, gt, mul_1, squeeze, squeeze_1, squeeze_2, squeeze_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
