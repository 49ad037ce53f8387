"""assay repro 1
pattern 13e7fba9e575f1c2417f8aa83e693651cef91c5accc1cfc4651aad2111d2a442
home    7de3027a5a40
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[30522, 768]", arg1: "i64[32, 512]", arg2: "f32[512, 768]", arg3: "i64[1, 512]", arg4: "f32[2, 768]", arg5: "f32[768]", arg6: "f32[768]", p0: "size[]", p1: "size", p2: "size", p3: "size[]"):
        embedding: "f32[32, 512, 768]" = torch.ops.aten.embedding.default(arg0, arg1)
        embedding_1: "f32[1, 512, 768]" = torch.ops.aten.embedding.default(arg2, arg3)
        add: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(embedding, embedding_1)
        full: "i64[32, 512]" = torch.ops.aten.full.default(p0, 0, dtype = torch.int64)
        embedding_2: "f32[32, 512, 768]" = torch.ops.aten.embedding.default(arg4, full)
        add_1: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(add, embedding_2)
        var_mean = torch.ops.aten.var_mean.correction(add_1, [2], correction = 0, keepdim = True)
        getitem: "f32[32, 512, 1]" = var_mean[0]
        getitem_1: "f32[32, 512, 1]" = var_mean[1]
        add_2: "f32[32, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[32, 512, 1]" = torch.ops.aten.rsqrt.default(add_2)
        div: "f32[32, 512, 1]" = torch.ops.aten.div.Tensor(rsqrt, 768.0)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(add_1, getitem_1)
        mul: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul, arg5)
        add_3: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(mul_1, arg6)
        inductor_seeds: "i64[37]" = torch.ops.prims.inductor_seeds.default(p1, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p2)
        inductor_random: "f32[32, 512, 768]" = torch.ops.prims.inductor_random.default(p3, inductor_lookup_seed, 'rand')
        gt: "b8[32, 512, 768]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul_2: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(gt, add_3)
        mul_3: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_2, 1.1111111111111112)
        permute: "f32[32, 768, 512]" = torch.ops.aten.permute.default(mul_3, [0, 2, 1])
        convert_element_type: "bf16[32, 768, 512]" = torch.ops.prims.convert_element_type.default(permute, torch.bfloat16)
        return (full, div, mul, inductor_seeds, gt, permute, convert_element_type)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
