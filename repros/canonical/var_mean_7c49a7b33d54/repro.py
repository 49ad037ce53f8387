"""assay repro 1
pattern 7c49a7b33d540e68fd56d6f016c5ba41af3aa80b4ec6a3b58cf87afaafb32b18
home    fe25ab9e7aed
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 1024]", arg1: "i64[99]", arg2: "f32[512, 16, 1024]", arg3: "f32[1024]", arg4: "f32[1024]", p0: "size[]", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]"):
        reshape: "bf16[512, 16, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p1)
        inductor_lookup_seed_1: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p2)
        inductor_random: "f32[512, 16, 1024]" = torch.ops.prims.inductor_random.default(p3, inductor_lookup_seed, 'rand')
        gt: "b8[512, 16, 1024]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        inductor_random_1: "f32[512, 16, 1024]" = torch.ops.prims.inductor_random.default(p4, inductor_lookup_seed_1, 'rand')
        convert_element_type: "bf16[512, 16, 1024]" = torch.ops.prims.convert_element_type.default(inductor_random_1, torch.bfloat16)
        gt_1: "b8[512, 16, 1024]" = torch.ops.aten.gt.Scalar(convert_element_type, 0.1)
        mul: "bf16[512, 16, 1024]" = torch.ops.aten.mul.Tensor(gt_1, reshape)
        mul_1: "bf16[512, 16, 1024]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        add: "f32[512, 16, 1024]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[512, 16, 1]" = var_mean[0]
        getitem_1: "f32[512, 16, 1]" = var_mean[1]
        add_1: "f32[512, 16, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[512, 16, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[512, 16, 1]" = torch.ops.aten.div.Tensor(rsqrt, 1024.0)
        sub: "f32[512, 16, 1024]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul_2: "f32[512, 16, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_3: "f32[512, 16, 1024]" = torch.ops.aten.mul.Tensor(mul_2, arg3)
        add_2: "f32[512, 16, 1024]" = torch.ops.aten.add.Tensor(mul_3, arg4)
        mul_4: "f32[512, 16, 1024]" = torch.ops.aten.mul.Tensor(gt, add_2)
        mul_5: "f32[512, 16, 1024]" = torch.ops.aten.mul.Tensor(mul_4, 1.1111111111111112)
        permute: "f32[16, 512, 1024]" = torch.ops.aten.permute.default(mul_5, [1, 0, 2])
        clone: "f32[16, 512, 1024]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        convert_element_type_1: "bf16[16, 512, 1024]" = torch.ops.prims.convert_element_type.default(clone, torch.bfloat16)
        reshape_1: "bf16[8192, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p5)
        return (gt, gt_1, div, mul_2, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
