"""assay repro 1
pattern af246d3a4f817eb20a56e202b70db18746b90b040738ffee796774c44dabfae7
home    9f8fdf548513
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[50257, 768]", arg1: "i64[32, 512]", arg2: "f32[1024, 768]", arg3: "f32[768]", arg4: "f32[768]", p0: "size", p1: "size", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size[]"):
        embedding: "f32[32, 512, 768]" = torch.ops.aten.embedding.default(arg0, arg1)
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        full_1: "bf16[]" = torch.ops.aten.full.default([], -65536.0, dtype = torch.bfloat16)
        inductor_seeds: "i64[13]" = torch.ops.prims.inductor_seeds.default(p0, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p1)
        inductor_random: "f32[32, 512, 768]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        gt: "b8[32, 512, 768]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        iota: "i64[512]" = torch.ops.prims.iota.default(p3, start = p4, step = p5, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[512]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 512]" = torch.ops.aten.unsqueeze.default(add, 0)
        embedding_1: "f32[1, 512, 768]" = torch.ops.aten.embedding.default(arg2, unsqueeze)
        add_1: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(embedding, embedding_1)
        mul: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(gt, add_1)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        unsqueeze_1: "i64[1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_3: "i64[1, 1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        le: "b8[1, 1, 512, 512]" = torch.ops.aten.le.Tensor(unsqueeze_2, unsqueeze_3)
        expand: "b8[32, 1, 512, 512]" = torch.ops.aten.expand.default(le, p6)
        var_mean = torch.ops.aten.var_mean.correction(mul_1, [2], correction = 0, keepdim = True)
        getitem: "f32[32, 512, 1]" = var_mean[0]
        getitem_1: "f32[32, 512, 1]" = var_mean[1]
        add_2: "f32[32, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[32, 512, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(mul_1, getitem_1)
        mul_2: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_3: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_2, arg3)
        add_3: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(mul_3, arg4)
        reshape: "f32[16384, 768]" = torch.ops.aten.reshape.default(add_3, p7)
        where: "bf16[32, 1, 512, 512]" = torch.ops.aten.where.self(expand, full, full_1)
        convert_element_type: "bf16[16384, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.bfloat16)
        permute: "bf16[768, 16384]" = torch.ops.aten.permute.default(convert_element_type, [1, 0])
        return (embedding, inductor_seeds, gt, unsqueeze, embedding_1, mul_1, getitem_1, rsqrt, where, convert_element_type, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
