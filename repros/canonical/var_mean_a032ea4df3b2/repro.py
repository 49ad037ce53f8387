"""assay repro 1
pattern a032ea4df3b23f6974c608afc5016bb380dc1c48a31fa3c893e7b02e371d503c
home    d3fd1084be86
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[8, 128]", arg1: "f32[512, 1024]", arg2: "f32[8, 128, 1024]", arg3: "f32[2, 1024]", arg4: "f32[1024]", arg5: "f32[1024]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size[]", p5: "size", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]"):
        add: "i64[8, 128]" = torch.ops.aten.add.Tensor(arg0, 0)
        clamp_min: "i64[8, 128]" = torch.ops.aten.clamp_min.default(add, 0)
        clamp_max: "i64[8, 128]" = torch.ops.aten.clamp_max.default(clamp_min, 511)
        add_1: "i64[8, 128]" = torch.ops.aten.add.Tensor(clamp_max, 1)
        embedding: "f32[8, 128, 1024]" = torch.ops.aten.embedding.default(arg1, add_1)
        embedding_1: "f32[8, 128, 1024]" = torch.ops.aten.embedding.default(arg1, clamp_max)
        add_2: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(arg2, embedding_1)
        select: "f32[1024]" = torch.ops.aten.select.int(arg3, 0, p0)
        add_3: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(select, embedding)
        select_1: "f32[1024]" = torch.ops.aten.select.int(arg3, 0, p1)
        add_4: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(select_1, embedding)
        cat: "f32[8, 384, 1024]" = torch.ops.aten.cat.default([add_2, add_3, add_4], 1)
        var_mean = torch.ops.aten.var_mean.correction(cat, [2], correction = 0, keepdim = True)
        getitem: "f32[8, 384, 1]" = var_mean[0]
        getitem_1: "f32[8, 384, 1]" = var_mean[1]
        add_5: "f32[8, 384, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[8, 384, 1]" = torch.ops.aten.rsqrt.default(add_5)
        sub: "f32[8, 384, 1024]" = torch.ops.aten.sub.Tensor(cat, getitem_1)
        mul: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(mul, arg4)
        add_6: "f32[8, 384, 1024]" = torch.ops.aten.add.Tensor(mul_1, arg5)
        inductor_seeds: "i64[85]" = torch.ops.prims.inductor_seeds.default(p2, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p3)
        inductor_random: "f32[8, 384, 1024]" = torch.ops.prims.inductor_random.default(p4, inductor_lookup_seed, 'rand')
        gt: "b8[8, 384, 1024]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul_2: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(gt, add_6)
        mul_3: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(mul_2, 1.1111111111111112)
        split = torch.ops.aten.split.Tensor(mul_3, p5, 1)
        getitem_2: "f32[8, 128, 1024]" = split[0]
        getitem_3: "f32[8, 128, 1024]" = split[1]
        getitem_4: "f32[8, 128, 1024]" = split[2]
        cat_1: "f32[8, 128, 2048]" = torch.ops.aten.cat.default([getitem_3, getitem_4], 2)
        reshape: "f32[8, 128, 2, 1024]" = torch.ops.aten.reshape.default(cat_1, p6)
        permute: "f32[8, 2, 128, 1024]" = torch.ops.aten.permute.default(reshape, [0, 2, 1, 3])
        convert_element_type: "bf16[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(getitem_2, torch.bfloat16)
        reshape_1: "bf16[1024, 1024]" = torch.ops.aten.reshape.default(convert_element_type, p7)
        convert_element_type_1: "bf16[8, 384, 1024]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        reshape_2: "bf16[3072, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p8)
        convert_element_type_2: "bf16[8, 2, 128, 1024]" = torch.ops.prims.convert_element_type.default(permute, torch.bfloat16)
        clone: "bf16[8, 2, 128, 1024]" = torch.ops.aten.clone.default(convert_element_type_2, memory_format = torch.contiguous_format)
        reshape_3: "bf16[2048, 1024]" = torch.ops.aten.reshape.default(clone, p9)
        return (clamp_max, add_1, cat, getitem_1, rsqrt, inductor_seeds, gt, mul_3, reshape_1, reshape_2, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
