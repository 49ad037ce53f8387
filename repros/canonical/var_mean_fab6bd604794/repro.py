"""assay repro 1
pattern fab6bd6047948f507e1052eae6917514f00057eb96976341d9321d7306357225
home    48485a33132a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[30522, 768]", arg1: "i64[256, 128]", arg2: "i64[1, 512]", arg3: "f32[512, 768]", arg4: "f32[768]", arg5: "f32[768]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size[]"):
        embedding: "f32[256, 128, 768]" = torch.ops.aten.embedding.default(arg0, arg1)
        slice_1: "i64[1, 128]" = torch.ops.aten.slice.Tensor(arg2, 1, p0, p1, p2)
        embedding_1: "f32[1, 128, 768]" = torch.ops.aten.embedding.default(arg3, slice_1)
        add: "f32[256, 128, 768]" = torch.ops.aten.add.Tensor(embedding, embedding_1)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[256, 128, 1]" = var_mean[0]
        getitem_1: "f32[256, 128, 1]" = var_mean[1]
        add_1: "f32[256, 128, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[256, 128, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[256, 128, 768]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul: "f32[256, 128, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[256, 128, 768]" = torch.ops.aten.mul.Tensor(mul, arg4)
        add_2: "f32[256, 128, 768]" = torch.ops.aten.add.Tensor(mul_1, arg5)
        inductor_seeds: "i64[13]" = torch.ops.prims.inductor_seeds.default(p3, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p4)
        inductor_random: "f32[256, 128, 768]" = torch.ops.prims.inductor_random.default(p5, inductor_lookup_seed, 'rand')
        gt: "b8[256, 128, 768]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul_2: "f32[256, 128, 768]" = torch.ops.aten.mul.Tensor(gt, add_2)
        mul_3: "f32[256, 128, 768]" = torch.ops.aten.mul.Tensor(mul_2, 1.1111111111111112)
        convert_element_type: "bf16[256, 128, 768]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        reshape: "bf16[32768, 768]" = torch.ops.aten.reshape.default(convert_element_type, p6)
        return (embedding, embedding_1, getitem_1, rsqrt, inductor_seeds, gt, mul_3, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
