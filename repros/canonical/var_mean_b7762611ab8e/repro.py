"""assay repro 1
pattern b7762611ab8ee67c7bf256aa2e5240c30165138e46a33b1abce4a6393f58ac7b
home    fb48ef6b11f8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[30522, 768]", arg1: "i64[32, 512]", arg2: "f32[512, 768]", arg3: "i64[1, 512]", arg4: "i64[1, 512]", arg5: "f32[2, 768]", arg6: "f32[768]", arg7: "f32[768]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size[]", p5: "size[]"):
        embedding: "f32[32, 512, 768]" = torch.ops.aten.embedding.default(arg0, arg1)
        embedding_1: "f32[1, 512, 768]" = torch.ops.aten.embedding.default(arg2, arg3)
        expand: "i64[1, 512]" = torch.ops.aten.expand.default(arg4, p0)
        gather: "i64[1, 512]" = torch.ops.aten.gather.default(expand, 1, arg3)
        expand_1: "i64[32, 512]" = torch.ops.aten.expand.default(gather, p1)
        embedding_2: "f32[32, 512, 768]" = torch.ops.aten.embedding.default(arg5, expand_1)
        add: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(embedding, embedding_2)
        add_1: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(add, embedding_1)
        var_mean = torch.ops.aten.var_mean.correction(add_1, [2], correction = 0, keepdim = True)
        getitem: "f32[32, 512, 1]" = var_mean[0]
        getitem_1: "f32[32, 512, 1]" = var_mean[1]
        add_2: "f32[32, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[32, 512, 1]" = torch.ops.aten.rsqrt.default(add_2)
        div: "f32[32, 512, 1]" = torch.ops.aten.div.Tensor(rsqrt, 768.0)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(add_1, getitem_1)
        mul: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul, arg6)
        add_3: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(mul_1, arg7)
        inductor_seeds: "i64[37]" = torch.ops.prims.inductor_seeds.default(p2, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p3)
        inductor_random: "f32[32, 512, 768]" = torch.ops.prims.inductor_random.default(p4, inductor_lookup_seed, 'rand')
        gt: "b8[32, 512, 768]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul_2: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(gt, add_3)
        mul_3: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_2, 1.1111111111111112)
        convert_element_type: "bf16[32, 512, 768]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        reshape: "bf16[16384, 768]" = torch.ops.aten.reshape.default(convert_element_type, p5)
        return (gather, div, mul, inductor_seeds, gt, mul_3, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
