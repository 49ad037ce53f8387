"""assay repro 1
pattern b0b184d818ddeaafd63a67c70c6b6e35c5433b4cf804af396615502f3e622213
home    3c80e1519ea8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[2048, 1024]", arg1: "f32[1024]", arg2: "f32[2, 1024, 1024]", arg3: "f32[1024]", arg4: "f32[1024]", p0: "size[]", p1: "size", p2: "size", p3: "size[]", p4: "size[]"):
        reshape: "bf16[2, 1024, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "bf16[1024]" = torch.ops.prims.convert_element_type.default(arg1, torch.bfloat16)
        add: "bf16[2, 1024, 1024]" = torch.ops.aten.add.Tensor(reshape, convert_element_type)
        inductor_seeds: "i64[2]" = torch.ops.prims.inductor_seeds.default(p1, device(type='cuda', index=0))
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(inductor_seeds, p2)
        inductor_random: "f32[2, 1024, 1024]" = torch.ops.prims.inductor_random.default(p3, inductor_lookup_seed, 'rand')
        convert_element_type_1: "bf16[2, 1024, 1024]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[2, 1024, 1024]" = torch.ops.aten.gt.Scalar(convert_element_type_1, 0.1)
        mul: "bf16[2, 1024, 1024]" = torch.ops.aten.mul.Tensor(gt, add)
        mul_1: "bf16[2, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        add_1: "f32[2, 1024, 1024]" = torch.ops.aten.add.Tensor(arg2, mul_1)
        var_mean = torch.ops.aten.var_mean.correction(add_1, [2], correction = 0, keepdim = True)
        getitem: "f32[2, 1024, 1]" = var_mean[0]
        getitem_1: "f32[2, 1024, 1]" = var_mean[1]
        add_2: "f32[2, 1024, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[2, 1024, 1]" = torch.ops.aten.rsqrt.default(add_2)
        div: "f32[2, 1024, 1]" = torch.ops.aten.div.Tensor(rsqrt, 1024.0)
        sub: "f32[2, 1024, 1024]" = torch.ops.aten.sub.Tensor(add_1, getitem_1)
        mul_2: "f32[2, 1024, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_3: "f32[2, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul_2, arg3)
        add_3: "f32[2, 1024, 1024]" = torch.ops.aten.add.Tensor(mul_3, arg4)
        convert_element_type_2: "bf16[2, 1024, 1024]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape_1: "bf16[2048, 1024]" = torch.ops.aten.reshape.default(convert_element_type_2, p4)
        return (inductor_seeds, gt, div, mul_2, add_3, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
