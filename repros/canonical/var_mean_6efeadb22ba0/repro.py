"""assay repro 1
pattern 6efeadb22ba069d2b7a42410c029beb9582723cbba2ff180cd3cdd2ef8b6767f
home    6a316f584a6d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[29056, 1024]", arg1: "i64[16, 512]", arg2: "f32[512, 1024]", arg3: "i64[1, 512]", arg4: "f32[2, 1024]", arg5: "f32[1024]", arg6: "f32[1024]", p0: "size[]", p1: "size", p2: "size", p3: "size[]", p4: "size[]"):
        embedding: "f32[16, 512, 1024]" = torch.ops.aten.embedding.default(arg0, arg1)
        embedding_1: "f32[1, 512, 1024]" = torch.ops.aten.embedding.default(arg2, arg3)
        full: "i64[16, 512]" = torch.ops.aten.full.default(p0, 0, dtype = torch.int64)
        embedding_2: "f32[16, 512, 1024]" = torch.ops.aten.embedding.default(arg4, full)
        add: "f32[16, 512, 1024]" = torch.ops.aten.add.Tensor(embedding, embedding_2)
        add_1: "f32[16, 512, 1024]" = torch.ops.aten.add.Tensor(add, embedding_1)
        inductor_seeds: "i64[73]" = torch.ops.prims.inductor_seeds.default(p1, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p2)
        inductor_random: "f32[16, 512, 1024]" = torch.ops.prims.inductor_random.default(p3, inductor_lookup_seed, 'rand')
        gt: "b8[16, 512, 1024]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul: "f32[16, 512, 1024]" = torch.ops.aten.mul.Tensor(gt, add_1)
        mul_1: "f32[16, 512, 1024]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        var_mean = torch.ops.aten.var_mean.correction(mul_1, [2], correction = 0, keepdim = True)
        getitem: "f32[16, 512, 1]" = var_mean[0]
        getitem_1: "f32[16, 512, 1]" = var_mean[1]
        add_2: "f32[16, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[16, 512, 1]" = torch.ops.aten.rsqrt.default(add_2)
        div: "f32[16, 512, 1]" = torch.ops.aten.div.Tensor(rsqrt, 1024.0)
        sub: "f32[16, 512, 1024]" = torch.ops.aten.sub.Tensor(mul_1, getitem_1)
        mul_2: "f32[16, 512, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_3: "f32[16, 512, 1024]" = torch.ops.aten.mul.Tensor(mul_2, arg5)
        add_3: "f32[16, 512, 1024]" = torch.ops.aten.add.Tensor(mul_3, arg6)
        convert_element_type: "bf16[16, 512, 1024]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape: "bf16[8192, 1024]" = torch.ops.aten.reshape.default(convert_element_type, p4)
        return (full, inductor_seeds, gt, mul_1, div, mul_2, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
