"""assay repro 1
pattern 6614428aa8822669db5e39e97e56d66c372f3c18a0ebb7e0a3b925de22c584ba
home    8860b05a5f77
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[32128, 512]", arg1: "i64[2, 1024]", arg2: "i64[2, 1024]", arg3: "f32[512]", arg4: "f32[512]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size[]", p16: "size[]", p17: "size[]", p18: "size[]"):
        embedding: "f32[2, 1024, 512]" = torch.ops.aten.embedding.default(arg0, arg1)
        full: "i64[]" = torch.ops.aten.full.default([], 0, dtype = torch.int64)
        full_1: "i64[2, 1024]" = torch.ops.aten.full.default(p0, 0, dtype = torch.int64)
        slice_1: "i64[2, 1023]" = torch.ops.aten.slice.Tensor(arg2, 1, p1, p2, p3)
        clone: "i64[2, 1023]" = torch.ops.aten.clone.default(slice_1)
        slice_2: "i64[2, 1023]" = torch.ops.aten.slice.Tensor(full_1, 1, p4, p5, p6)
        copy: "i64[2, 1023]" = torch.ops.aten.copy.default(slice_2, clone)
        slice_scatter: "i64[2, 1024]" = torch.ops.aten.slice_scatter.default(full_1, copy, 1, p7, p8, p9)
        select: "i64[2]" = torch.ops.aten.select.int(slice_scatter, 1, p10)
        copy_1: "i64[2]" = torch.ops.aten.copy.default(select, full)
        select_scatter: "i64[2, 1024]" = torch.ops.aten.select_scatter.default(slice_scatter, copy_1, 1, p11)
        eq: "b8[2, 1024]" = torch.ops.aten.eq.Scalar(select_scatter, -100)
        where: "i64[2, 1024]" = torch.ops.aten.where.self(eq, full, select_scatter)
        embedding_1: "f32[2, 1024, 512]" = torch.ops.aten.embedding.default(arg0, where)
        inductor_seeds: "i64[64]" = torch.ops.prims.inductor_seeds.default(p12, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p13)
        inductor_lookup_seed_1: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p14)
        inductor_random: "f32[2, 1024, 512]" = torch.ops.prims.inductor_random.default(p15, inductor_lookup_seed, 'rand')
        gt: "b8[2, 1024, 512]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(gt, embedding)
        mul_1: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        pow_1: "f32[2, 1024, 512]" = torch.ops.aten.pow.Tensor_Scalar(mul_1, 2)
        mean: "f32[2, 1024, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add: "f32[2, 1024, 1]" = torch.ops.aten.add.Tensor(mean, 1e-06)
        rsqrt: "f32[2, 1024, 1]" = torch.ops.aten.rsqrt.default(add)
        mul_2: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(mul_1, rsqrt)
        mul_3: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(arg3, mul_2)
        convert_element_type: "bf16[2, 1024, 512]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        reshape: "bf16[2048, 512]" = torch.ops.aten.reshape.default(convert_element_type, p16)
        inductor_random_1: "f32[2, 1024, 512]" = torch.ops.prims.inductor_random.default(p17, inductor_lookup_seed_1, 'rand')
        gt_1: "b8[2, 1024, 512]" = torch.ops.aten.gt.Scalar(inductor_random_1, 0.1)
        mul_4: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(gt_1, embedding_1)
        mul_5: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(mul_4, 1.1111111111111112)
        pow_2: "f32[2, 1024, 512]" = torch.ops.aten.pow.Tensor_Scalar(mul_5, 2)
        mean_1: "f32[2, 1024, 1]" = torch.ops.aten.mean.dim(pow_2, [2], True)
        add_1: "f32[2, 1024, 1]" = torch.ops.aten.add.Tensor(mean_1, 1e-06)
        rsqrt_1: "f32[2, 1024, 1]" = torch.ops.aten.rsqrt.default(add_1)
        mul_6: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(mul_5, rsqrt_1)
        mul_7: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(arg4, mul_6)
        convert_element_type_1: "bf16[2, 1024, 512]" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16)
        reshape_1: "bf16[2048, 512]" = torch.ops.aten.reshape.default(convert_element_type_1, p18)
        return (embedding, full, where, embedding_1, inductor_seeds, gt, mul_1, rsqrt, reshape, gt_1, mul_5, rsqrt_1, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
