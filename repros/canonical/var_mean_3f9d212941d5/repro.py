"""assay repro 1
pattern 3f9d212941d5fbecec9d37853e1afb29f7bf806a923984cbfd780b19dc991772
home    5f409b010e7a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16384, 768]", arg1: "i64[13]", arg2: "f32[32, 512, 768]", arg3: "f32[768]", arg4: "f32[768]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]"):
        reshape: "bf16[32, 512, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p1)
        inductor_random: "f32[32, 512, 768]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        convert_element_type: "bf16[32, 512, 768]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[32, 512, 768]" = torch.ops.aten.gt.Scalar(convert_element_type, 0.1)
        mul: "bf16[32, 512, 768]" = torch.ops.aten.mul.Tensor(gt, reshape)
        mul_1: "bf16[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        add: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[32, 512, 1]" = var_mean[0]
        getitem_1: "f32[32, 512, 1]" = var_mean[1]
        add_1: "f32[32, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[32, 512, 1]" = torch.ops.aten.rsqrt.default(add_1)
        div: "f32[32, 512, 1]" = torch.ops.aten.div.Tensor(rsqrt, 768.0)
        sub: "f32[32, 512, 768]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul_2: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_3: "f32[32, 512, 768]" = torch.ops.aten.mul.Tensor(mul_2, arg3)
        add_2: "f32[32, 512, 768]" = torch.ops.aten.add.Tensor(mul_3, arg4)
        reshape_1: "f32[16384, 768]" = torch.ops.aten.reshape.default(add_2, p3)
        convert_element_type_1: "bf16[16384, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        permute: "bf16[768, 16384]" = torch.ops.aten.permute.default(convert_element_type_1, [1, 0])
        return (gt, add, div, mul_2, convert_element_type_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
