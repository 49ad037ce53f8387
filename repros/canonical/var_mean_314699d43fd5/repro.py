"""assay repro 1
pattern 314699d43fd54b0c5c0e9b096a5ded4fac0e4edc5d58de3fd776fc6ebf629842
home    0bdfc6cea54d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[1, 512]", arg1: "f32[512, 2048]", arg2: "b8[16, 512]", arg3: "i64[16, 512]", arg4: "f32[30145, 2048]", arg5: "f32[2048]", arg6: "f32[2048]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size[]", p13: "size[]"):
        slice_1: "i64[1, 512]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        embedding: "f32[1, 512, 2048]" = torch.ops.aten.embedding.default(arg1, slice_1)
        expand: "f32[16, 512, 2048]" = torch.ops.aten.expand.default(embedding, p3)
        slice_2: "b8[16, 512]" = torch.ops.aten.slice.Tensor(arg2, 1, p4, p5, p6)
        slice_3: "i64[16, 512]" = torch.ops.aten.slice.Tensor(arg3, 1, p7, p8, p9)
        embedding_1: "f32[16, 512, 2048]" = torch.ops.aten.embedding.default(arg4, slice_3)
        add: "f32[16, 512, 2048]" = torch.ops.aten.add.Tensor(embedding_1, expand)
        unsqueeze: "b8[16, 512, 1]" = torch.ops.aten.unsqueeze.default(slice_2, 2)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[16, 512, 1]" = var_mean[0]
        getitem_1: "f32[16, 512, 1]" = var_mean[1]
        add_1: "f32[16, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[16, 512, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[16, 512, 2048]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(mul, arg5)
        add_2: "f32[16, 512, 2048]" = torch.ops.aten.add.Tensor(mul_1, arg6)
        convert_element_type: "f32[16, 512, 1]" = torch.ops.prims.convert_element_type.default(unsqueeze, torch.float32)
        inductor_seeds: "i64[37]" = torch.ops.prims.inductor_seeds.default(p10, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p11)
        inductor_random: "f32[16, 512, 2048]" = torch.ops.prims.inductor_random.default(p12, inductor_lookup_seed, 'rand')
        gt: "b8[16, 512, 2048]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul_2: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(gt, add_2)
        mul_3: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(mul_2, 1.1111111111111112)
        mul_4: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(mul_3, convert_element_type)
        convert_element_type_1: "bf16[16, 512, 2048]" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16)
        reshape: "bf16[8192, 2048]" = torch.ops.aten.reshape.default(convert_element_type_1, p13)
        return (embedding, slice_2, slice_3, embedding_1, getitem_1, rsqrt, convert_element_type, inductor_seeds, gt, mul_4, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
