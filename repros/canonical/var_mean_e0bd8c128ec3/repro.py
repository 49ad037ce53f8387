"""assay repro 1
pattern e0bd8c128ec3bad7334a3619c59293e80bffba35a3498eebc008e1be2aa7a439
home    96637b7995f9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[8, 128]", arg1: "f32[30522, 1024]", arg2: "i64[8, 128]", arg3: "f32[512, 1024]", arg4: "f32[1024]", arg5: "f32[1024]", p0: "size", p1: "size", p2: "size[]", p3: "size[]"):
        add: "i64[8, 128]" = torch.ops.aten.add.Tensor(arg0, 0)
        clamp_min: "i64[8, 128]" = torch.ops.aten.clamp_min.default(add, 0)
        clamp_max: "i64[8, 128]" = torch.ops.aten.clamp_max.default(clamp_min, 511)
        embedding: "f32[8, 128, 1024]" = torch.ops.aten.embedding.default(arg1, arg2)
        embedding_1: "f32[8, 128, 1024]" = torch.ops.aten.embedding.default(arg3, clamp_max)
        add_1: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(embedding, embedding_1)
        var_mean = torch.ops.aten.var_mean.correction(add_1, [2], correction = 0, keepdim = True)
        getitem: "f32[8, 128, 1]" = var_mean[0]
        getitem_1: "f32[8, 128, 1]" = var_mean[1]
        add_2: "f32[8, 128, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[8, 128, 1]" = torch.ops.aten.rsqrt.default(add_2)
        div: "f32[8, 128, 1]" = torch.ops.aten.div.Tensor(rsqrt, 1024.0)
        sub: "f32[8, 128, 1024]" = torch.ops.aten.sub.Tensor(add_1, getitem_1)
        mul: "f32[8, 128, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[8, 128, 1024]" = torch.ops.aten.mul.Tensor(mul, arg4)
        add_3: "f32[8, 128, 1024]" = torch.ops.aten.add.Tensor(mul_1, arg5)
        inductor_seeds: "i64[49]" = torch.ops.prims.inductor_seeds.default(p0, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p1)
        inductor_random: "f32[8, 128, 1024]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        gt: "b8[8, 128, 1024]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul_2: "f32[8, 128, 1024]" = torch.ops.aten.mul.Tensor(gt, add_3)
        mul_3: "f32[8, 128, 1024]" = torch.ops.aten.mul.Tensor(mul_2, 1.1111111111111112)
        convert_element_type: "bf16[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        reshape: "bf16[1024, 1024]" = torch.ops.aten.reshape.default(convert_element_type, p3)
        return (clamp_max, div, mul, inductor_seeds, gt, mul_3, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
