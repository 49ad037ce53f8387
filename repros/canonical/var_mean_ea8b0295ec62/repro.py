"""assay repro 1
pattern ea8b0295ec6241d2939775852cdeff39e4c423ac65f2599587b70ee6f9b47238
home    861f718a39bf
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 1024]", arg1: "i64[3]", arg2: "f32[64, 128, 1024]", arg3: "f32[1024]", arg4: "f32[1024]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 128, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p1)
        inductor_random: "f32[64, 128, 1024]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        convert_element_type: "bf16[64, 128, 1024]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[64, 128, 1024]" = torch.ops.aten.gt.Scalar(convert_element_type, 0.1)
        mul: "bf16[64, 128, 1024]" = torch.ops.aten.mul.Tensor(gt, reshape)
        mul_1: "bf16[64, 128, 1024]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        add: "f32[64, 128, 1024]" = torch.ops.aten.add.Tensor(arg2, mul_1)
        var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 128, 1]" = var_mean[0]
        getitem_1: "f32[64, 128, 1]" = var_mean[1]
        add_1: "f32[64, 128, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[64, 128, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 128, 1024]" = torch.ops.aten.sub.Tensor(add, getitem_1)
        mul_2: "f32[64, 128, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_3: "f32[64, 128, 1024]" = torch.ops.aten.mul.Tensor(mul_2, arg3)
        add_2: "f32[64, 128, 1024]" = torch.ops.aten.add.Tensor(mul_3, arg4)
        convert_element_type_1: "bf16[64, 128, 1024]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[8192, 1024]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        return (gt, add, getitem_1, rsqrt, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
