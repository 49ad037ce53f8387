"""assay repro 1
pattern 9cd916813264efca0373a950b5b0f3ee592a82a319f96629f5542fb1a65a6b3d
home    b82b00a224a2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128100, 1536]", arg1: "i64[8, 512]", arg2: "f32[512, 1536]", arg3: "i64[1, 512]", arg4: "f32[1536]", arg5: "f32[1536]", p0: "size", p1: "size", p2: "size[]", p3: "size[]"):
        embedding: "f32[8, 512, 1536]" = torch.ops.aten.embedding.default(arg0, arg1)
        embedding_1: "f32[1, 512, 1536]" = torch.ops.aten.embedding.default(arg2, arg3)
        add: "f32[8, 512, 1536]" = torch.ops.aten.add.Tensor(embedding, embedding_1)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[8, 512, 1]" = var_mean[0]
        getitem_1: "f32[8, 512, 1]" = var_mean[1]
        add_1: "f32[8, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-07)
        rsqrt: "f32[8, 512, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[8, 512, 1536]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul: "f32[8, 512, 1536]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[8, 512, 1536]" = torch.ops.aten.mul.Tensor(mul, arg4)
        add_2: "f32[8, 512, 1536]" = torch.ops.aten.add.Tensor(mul_1, arg5)
        inductor_seeds: "i64[73]" = torch.ops.prims.inductor_seeds.default(p0, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p1)
        inductor_random: "f32[8, 512, 1536]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        gt: "b8[8, 512, 1536]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul_2: "f32[8, 512, 1536]" = torch.ops.aten.mul.Tensor(gt, add_2)
        mul_3: "f32[8, 512, 1536]" = torch.ops.aten.mul.Tensor(mul_2, 1.1111111111111112)
        convert_element_type: "bf16[8, 512, 1536]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        reshape: "bf16[4096, 1536]" = torch.ops.aten.reshape.default(convert_element_type, p3)
        return (embedding, embedding_1, getitem_1, rsqrt, inductor_seeds, gt, mul_3, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
