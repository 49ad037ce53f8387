"""assay repro 1
pattern 3969e5bb3c4663dac0905317f098d6df2043d3b6ffe65778a529d2029b85a3c5
home    e1bc198f8e6d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[30522, 768]", arg1: "i64[8, 1024]", arg2: "f32[2, 768]", arg3: "i64[8, 1024]", arg4: "i32[8, 1024]", arg5: "f32[4098, 768]", arg6: "f32[768]", arg7: "f32[768]", p0: "size[]", p1: "size", p2: "size", p3: "size[]"):
        embedding: "f32[8, 1024, 768]" = torch.ops.aten.embedding.default(arg0, arg1)
        full: "i64[8, 1024]" = torch.ops.aten.full.default(p0, 0, dtype = torch.int64)
        embedding_1: "f32[8, 1024, 768]" = torch.ops.aten.embedding.default(arg2, full)
        convert_element_type: "i32[8, 1024]" = torch.ops.prims.convert_element_type.default(arg3, torch.int32)
        mul: "i32[8, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, arg4)
        convert_element_type_1: "i64[8, 1024]" = torch.ops.prims.convert_element_type.default(mul, torch.int64)
        add: "i64[8, 1024]" = torch.ops.aten.add.Tensor(convert_element_type_1, 1)
        embedding_2: "f32[8, 1024, 768]" = torch.ops.aten.embedding.default(arg5, add)
        add_1: "f32[8, 1024, 768]" = torch.ops.aten.add.Tensor(embedding, embedding_2)
        add_2: "f32[8, 1024, 768]" = torch.ops.aten.add.Tensor(add_1, embedding_1)
        var_mean = torch.ops.aten.var_mean.correction(add_2, [2], correction = 0, keepdim = True)
        getitem: "f32[8, 1024, 1]" = var_mean[0]
        getitem_1: "f32[8, 1024, 1]" = var_mean[1]
        add_3: "f32[8, 1024, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[8, 1024, 1]" = torch.ops.aten.rsqrt.default(add_3)
        div: "f32[8, 1024, 1]" = torch.ops.aten.div.Tensor(rsqrt, 768.0)
        sub: "f32[8, 1024, 768]" = torch.ops.aten.sub.Tensor(add_2, getitem_1)
        mul_1: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg6)
        add_4: "f32[8, 1024, 768]" = torch.ops.aten.add.Tensor(mul_2, arg7)
        inductor_seeds: "i64[1]" = torch.ops.prims.inductor_seeds.default(p1, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p2)
        inductor_random: "f32[8, 1024, 768]" = torch.ops.prims.inductor_random.default(p3, inductor_lookup_seed, 'rand')
        gt: "b8[8, 1024, 768]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul_3: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(gt, add_4)
        mul_4: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(mul_3, 1.1111111111111112)
        return (full, add, div, mul_1, gt, mul_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
