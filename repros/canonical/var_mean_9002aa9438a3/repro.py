"""assay repro 1
pattern 9002aa9438a3ed1fd8e958a89e656bc34f7d21167a0289c621f21839304ab384
home    cfb20327a141
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[50358, 768]", arg1: "i64[8, 1024]", arg2: "i64[1, 4096]", arg3: "f32[2, 768]", arg4: "i64[1, 4096]", arg5: "f32[4096, 768]", arg6: "f32[768]", arg7: "f32[768]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size[]", p10: "size[]"):
        embedding: "f32[8, 1024, 768]" = torch.ops.aten.embedding.default(arg0, arg1)
        slice_1: "i64[1, 1024]" = torch.ops.aten.slice.Tensor(arg2, 1, p0, p1, p2)
        expand: "i64[8, 1024]" = torch.ops.aten.expand.default(slice_1, p3)
        embedding_1: "f32[8, 1024, 768]" = torch.ops.aten.embedding.default(arg3, expand)
        add: "f32[8, 1024, 768]" = torch.ops.aten.add.Tensor(embedding, embedding_1)
        slice_2: "i64[1, 1024]" = torch.ops.aten.slice.Tensor(arg4, 1, p4, p5, p6)
        embedding_2: "f32[1, 1024, 768]" = torch.ops.aten.embedding.default(arg5, slice_2)
        add_1: "f32[8, 1024, 768]" = torch.ops.aten.add.Tensor(add, embedding_2)
        inductor_seeds: "i64[37]" = torch.ops.prims.inductor_seeds.default(p7, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p8)
        inductor_random: "f32[8, 1024, 768]" = torch.ops.prims.inductor_random.default(p9, inductor_lookup_seed, 'rand')
        gt: "b8[8, 1024, 768]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(gt, add_1)
        mul_1: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        var_mean = torch.ops.aten.var_mean.correction(mul_1, [2], correction = 0, keepdim = True)
        getitem: "f32[8, 1024, 1]" = var_mean[0]
        getitem_1: "f32[8, 1024, 1]" = var_mean[1]
        add_2: "f32[8, 1024, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[8, 1024, 1]" = torch.ops.aten.rsqrt.default(add_2)
        div: "f32[8, 1024, 1]" = torch.ops.aten.div.Tensor(rsqrt, 768.0)
        sub: "f32[8, 1024, 768]" = torch.ops.aten.sub.Tensor(mul_1, getitem_1)
        mul_2: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_3: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(mul_2, arg6)
        add_3: "f32[8, 1024, 768]" = torch.ops.aten.add.Tensor(mul_3, arg7)
        convert_element_type: "bf16[8, 1024, 768]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape: "bf16[8192, 768]" = torch.ops.aten.reshape.default(convert_element_type, p10)
        return (inductor_seeds, gt, div, mul_2, add_3, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
