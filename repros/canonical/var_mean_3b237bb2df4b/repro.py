"""assay repro 1
pattern 3b237bb2df4b9da0065863084c16ddab790e6464db81e26aaedf61677e204e2e
home    eef8ade6de0b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[50265, 1024]", arg1: "i64[1, 1024]", arg2: "f32[1026, 1024]", arg3: "f32[1024]", arg4: "f32[1024]", p0: "size", p1: "size", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size[]"):
        embedding: "f32[1, 1024, 1024]" = torch.ops.aten.embedding.default(arg0, arg1)
        mul: "f32[1, 1024, 1024]" = torch.ops.aten.mul.Tensor(embedding, 1.0)
        inductor_seeds: "i64[25]" = torch.ops.prims.inductor_seeds.default(p0, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p1)
        inductor_random: "f32[1, 1024, 1024]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        gt: "b8[1, 1024, 1024]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        iota: "i64[1024]" = torch.ops.prims.iota.default(p3, start = p4, step = p5, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[1024]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 1024]" = torch.ops.aten.unsqueeze.default(add, 0)
        add_1: "i64[1, 1024]" = torch.ops.aten.add.Tensor(unsqueeze, 2)
        embedding_1: "f32[1, 1024, 1024]" = torch.ops.aten.embedding.default(arg2, add_1)
        add_2: "f32[1, 1024, 1024]" = torch.ops.aten.add.Tensor(mul, embedding_1)
        var_mean = torch.ops.aten.var_mean.correction(add_2, [2], correction = 0, keepdim = True)
        getitem: "f32[1, 1024, 1]" = var_mean[0]
        getitem_1: "f32[1, 1024, 1]" = var_mean[1]
        add_3: "f32[1, 1024, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 1024, 1]" = torch.ops.aten.rsqrt.default(add_3)
        div: "f32[1, 1024, 1]" = torch.ops.aten.div.Tensor(rsqrt, 1024.0)
        sub: "f32[1, 1024, 1024]" = torch.ops.aten.sub.Tensor(add_2, getitem_1)
        mul_1: "f32[1, 1024, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[1, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_4: "f32[1, 1024, 1024]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        mul_3: "f32[1, 1024, 1024]" = torch.ops.aten.mul.Tensor(gt, add_4)
        mul_4: "f32[1, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul_3, 1.1111111111111112)
        convert_element_type: "bf16[1, 1024, 1024]" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16)
        reshape: "bf16[1024, 1024]" = torch.ops.aten.reshape.default(convert_element_type, p6)
        return (inductor_seeds, gt, add_1, div, mul_1, mul_4, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
