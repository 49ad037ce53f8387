"""assay repro 1
pattern 75611755317b3e33c0ac7f432dfd4929a2c48d49e6b12d842e98cbcf778c028b
home    7c18046b858b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[3072, 1024]", arg1: "i64[85]", arg2: "f32[8, 384, 1024]", arg3: "f32[1024]", arg4: "f32[1024]", p0: "size[]", p1: "size", p2: "size[]", p3: "size", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]"):
        reshape: "bf16[8, 384, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p1)
        inductor_random: "f32[8, 384, 1024]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        convert_element_type: "bf16[8, 384, 1024]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[8, 384, 1024]" = torch.ops.aten.gt.Scalar(convert_element_type, 0.1)
        mul: "bf16[8, 384, 1024]" = torch.ops.aten.mul.Tensor(gt, reshape)
        mul_1: "bf16[8, 384, 1024]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        add: "f32[8, 384, 1024]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[8, 384, 1]" = var_mean[0]
        getitem_1: "f32[8, 384, 1]" = var_mean[1]
        add_1: "f32[8, 384, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[8, 384, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[8, 384, 1]" = torch.ops.aten.div.Tensor(rsqrt, 1024.0)
        sub: "f32[8, 384, 1024]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul_2: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_3: "f32[8, 384, 1024]" = torch.ops.aten.mul.Tensor(mul_2, arg3)
        add_2: "f32[8, 384, 1024]" = torch.ops.aten.add.Tensor(mul_3, arg4)
        split = torch.ops.aten.split.Tensor(add_2, p3, 1)
        getitem_2: "f32[8, 128, 1024]" = split[0]
        getitem_3: "f32[8, 128, 1024]" = split[1]
        getitem_4: "f32[8, 128, 1024]" = split[2]
        cat: "f32[8, 128, 2048]" = torch.ops.aten.cat.default([getitem_3, getitem_4], 2)
        reshape_1: "f32[8, 128, 2, 1024]" = torch.ops.aten.reshape.default(cat, p4)
        permute: "f32[8, 2, 128, 1024]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        convert_element_type_1: "bf16[8, 128, 1024]" = torch.ops.prims.convert_element_type.default(getitem_2, torch.bfloat16)
        reshape_2: "bf16[1024, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p5)
        convert_element_type_2: "bf16[8, 384, 1024]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_3: "bf16[3072, 1024]" = torch.ops.aten.reshape.default(convert_element_type_2, p6)
        convert_element_type_3: "bf16[8, 2, 128, 1024]" = torch.ops.prims.convert_element_type.default(permute, torch.bfloat16)
        clone: "bf16[8, 2, 128, 1024]" = torch.ops.aten.clone.default(convert_element_type_3, memory_format = torch.contiguous_format)
        reshape_4: "bf16[2048, 1024]" = torch.ops.aten.reshape.default(clone, p7)
        return (gt, div, mul_2, add_2, reshape_2, reshape_3, reshape_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
