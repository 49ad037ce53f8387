"""assay repro 1
pattern e60f3d0cb498ec665395a251483fdb0ee8d323ae611004c20164d864f33bf253
home    b8a43996fb72
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[30522, 768]", arg1: "i64[16, 512]", arg2: "f32[768]", arg3: "f32[768]", p0: "size", p1: "size", p2: "size[]"):
        embedding: "f32[16, 512, 768]" = torch.ops.aten.embedding.default(arg0, arg1)
        var_mean = torch.ops.aten.var_mean.correction(embedding, [2], correction = 0, keepdim = True)
        getitem: "f32[16, 512, 1]" = var_mean[0]
        getitem_1: "f32[16, 512, 1]" = var_mean[1]
        add: "f32[16, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-09)
        rsqrt: "f32[16, 512, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[16, 512, 768]" = torch.ops.aten.sub.Tensor(embedding, getitem_1)
        mul: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_1: "f32[16, 512, 768]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        inductor_seeds: "i64[1]" = torch.ops.prims.inductor_seeds.default(p0, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p1)
        inductor_random: "f32[16, 512, 768]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        gt: "b8[16, 512, 768]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul_2: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(gt, add_1)
        mul_3: "f32[16, 512, 768]" = torch.ops.aten.mul.Tensor(mul_2, 1.1111111111111112)
        return (embedding, getitem_1, rsqrt, gt, mul_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
