"""assay repro 1
pattern e7beeb45a8fdd9a96ebb8176fb8e879e643ccb0688a1bd7ce2703f041c09a2b4
home    4ddaafe54d6d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[30522, 768]", arg1: "i64[32, 512]", arg2: "f32[512, 768]", arg3: "i64[1, 512]", arg4: "f32[2, 768]", arg5: "f32[1024, 768]", arg6: "f32[1024, 768]", arg7: "f32[1024, 768]", arg8: "f32[1024, 768]", arg9: "f32[768]", arg10: "f32[768]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size[]", p9: "size[]"):
        embedding: "f32[32, 512, 768]" = torch.ops.aten.embedding.default(arg0, arg1)
        embedding_1: "f32[1, 512, 768]" = torch.ops.aten.embedding.default(arg2, arg3)
        add: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(embedding, embedding_1)
        full: "i64[32, 512, 4]" = torch.ops.aten.full.default(p0, 0, dtype = torch.int64)
        full_1: "i64[32, 512]" = torch.ops.aten.full.default(p1, 0, dtype = torch.int64)
        embedding_2: "f32[32, 512, 768]" = torch.ops.aten.embedding.default(arg4, full_1)
        select: "i64[32, 512]" = torch.ops.aten.select.int(full, 2, p2)
        embedding_3: "f32[32, 512, 768]" = torch.ops.aten.embedding.default(arg5, select)
        select_1: "i64[32, 512]" = torch.ops.aten.select.int(full, 2, p3)
        embedding_4: "f32[32, 512, 768]" = torch.ops.aten.embedding.default(arg6, select_1)
        select_2: "i64[32, 512]" = torch.ops.aten.select.int(full, 2, p4)
        embedding_5: "f32[32, 512, 768]" = torch.ops.aten.embedding.default(arg5, select_2)
        select_3: "i64[32, 512]" = torch.ops.aten.select.int(full, 2, p5)
        embedding_6: "f32[32, 512, 768]" = torch.ops.aten.embedding.default(arg6, select_3)
        add_1: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(add, embedding_6)
        add_2: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(add_1, embedding_5)
        add_3: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(add_2, embedding_4)
        add_4: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(add_3, embedding_3)
        sub: "i64[32, 512]" = torch.ops.aten.sub.Tensor(select, select_2)
        embedding_7: "f32[32, 512, 768]" = torch.ops.aten.embedding.default(arg7, sub)
        add_5: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(add_4, embedding_7)
        sub_1: "i64[32, 512]" = torch.ops.aten.sub.Tensor(select_1, select_3)
        embedding_8: "f32[32, 512, 768]" = torch.ops.aten.embedding.default(arg8, sub_1)
        add_6: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(add_5, embedding_8)
        add_7: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(add_6, embedding_2)
        var_mean = torch.ops.aten.var_mean.correction(add_7, [2], correction = 0, keepdim = True)
        getitem: "f32[32, 512, 1]" = var_mean[0]
        getitem_1: "f32[32, 512, 1]" = var_mean[1]
        add_8: "f32[32, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[32, 512, 1]" = torch.ops.aten.rsqrt.default(add_8)
        div: "f32[32, 512, 1]" = torch.ops.aten.div.Tensor(rsqrt, 768.0)
        sub_2: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(add_7, getitem_1)
        mul: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(sub_2, rsqrt)
        mul_1: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul, arg9)
        add_9: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(mul_1, arg10)
        inductor_seeds: "i64[37]" = torch.ops.prims.inductor_seeds.default(p6, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p7)
        inductor_random: "f32[32, 512, 768]" = torch.ops.prims.inductor_random.default(p8, inductor_lookup_seed, 'rand')
        gt: "b8[32, 512, 768]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul_2: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(gt, add_9)
        mul_3: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_2, 1.1111111111111112)
        convert_element_type: "bf16[32, 512, 768]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        reshape: "bf16[16384, 768]" = torch.ops.aten.reshape.default(convert_element_type, p9)
        return (full_1, select, select_1, select_2, select_3, sub, sub_1, div, mul, inductor_seeds, gt, mul_3, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
