"""assay repro 1
pattern 858ad4a5d96c176814d9f01ff039ea6029c018233fff9cf377ca7743c381c7a8
home    b21837380a38
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[50265, 768]", arg1: "i64[32, 512]", arg2: "i64[1, 514]", arg3: "i64[32, 512]", arg4: "i32[32, 512]", arg5: "f32[514, 768]", arg6: "f32[2, 768]", arg7: "f32[768]", arg8: "f32[768]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size[]", p5: "size[]"):
        embedding: "f32[32, 512, 768]" = torch.ops.aten.embedding.default(arg0, arg1)
        expand: "i64[32, 514]" = torch.ops.aten.expand.default(arg2, p0)
        convert_element_type: "i32[32, 512]" = torch.ops.prims.convert_element_type.default(arg3, torch.int32)
        add: "i32[32, 512]" = torch.ops.aten.add.Tensor(convert_element_type, 0)
        mul: "i32[32, 512]" = torch.ops.aten.mul.Tensor(add, arg4)
        convert_element_type_1: "i64[32, 512]" = torch.ops.prims.convert_element_type.default(mul, torch.int64)
        add_1: "i64[32, 512]" = torch.ops.aten.add.Tensor(convert_element_type_1, 1)
        embedding_1: "f32[32, 512, 768]" = torch.ops.aten.embedding.default(arg5, add_1)
        gather: "i64[32, 512]" = torch.ops.aten.gather.default(expand, 1, add_1)
        expand_1: "i64[32, 512]" = torch.ops.aten.expand.default(gather, p1)
        embedding_2: "f32[32, 512, 768]" = torch.ops.aten.embedding.default(arg6, expand_1)
        add_2: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(embedding, embedding_2)
        add_3: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(add_2, embedding_1)
        var_mean = torch.ops.aten.var_mean.correction(add_3, [2], correction = 0, keepdim = True)
        getitem: "f32[32, 512, 1]" = var_mean[0]
        getitem_1: "f32[32, 512, 1]" = var_mean[1]
        add_4: "f32[32, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[32, 512, 1]" = torch.ops.aten.rsqrt.default(add_4)
        div: "f32[32, 512, 1]" = torch.ops.aten.div.Tensor(rsqrt, 768.0)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(add_3, getitem_1)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg7)
        add_5: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(mul_2, arg8)
        inductor_seeds: "i64[25]" = torch.ops.prims.inductor_seeds.default(p2, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p3)
        inductor_random: "f32[32, 512, 768]" = torch.ops.prims.inductor_random.default(p4, inductor_lookup_seed, 'rand')
        gt: "b8[32, 512, 768]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul_3: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(gt, add_5)
        mul_4: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_3, 1.1111111111111112)
        convert_element_type_2: "bf16[32, 512, 768]" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16)
        reshape: "bf16[16384, 768]" = torch.ops.aten.reshape.default(convert_element_type_2, p5)
        return (add_1, expand_1, div, mul_1, inductor_seeds, gt, mul_4, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
