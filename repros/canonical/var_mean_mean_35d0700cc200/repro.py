"""assay repro 1
pattern 35d0700cc200a0892fe1716c0895f381b3d946cb697536146130b915b20fdbd0
home    916e716ccdaf
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[6272, 1024]", arg1: "i64[46]", arg2: "bf16[128, 49, 1024]", arg3: "f32[1024]", arg4: "f32[1024]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]"):
        reshape: "bf16[128, 49, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p1)
        inductor_random: "f32[128, 1, 1]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        lt: "b8[128, 1, 1]" = torch.ops.aten.lt.Scalar(inductor_random, 0.8999999985098839)
        convert_element_type: "bf16[128, 1, 1]" = torch.ops.prims.convert_element_type.default(lt, torch.bfloat16)
        div: "bf16[128, 1, 1]" = torch.ops.aten.div.Tensor(convert_element_type, 0.8999999985098839)
        mul: "bf16[128, 49, 1024]" = torch.ops.aten.mul.Tensor(reshape, div)
        add: "bf16[128, 49, 1024]" = torch.ops.aten.add.Tensor(arg2, mul)
        reshape_1: "bf16[128, 7, 7, 1024]" = torch.ops.aten.reshape.default(add, p3)
        convert_element_type_1: "f32[128, 7, 7, 1024]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type_1, [3], correction = 0, keepdim = True)
        getitem: "f32[128, 7, 7, 1]" = var_mean[0]
        getitem_1: "f32[128, 7, 7, 1]" = var_mean[1]
        add_1: "f32[128, 7, 7, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 7, 7, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 7, 7, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type_1, getitem_1)
        mul_1: "f32[128, 7, 7, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[128, 7, 7, 1024]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_2: "f32[128, 7, 7, 1024]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        mean: "f32[128, 1024]" = torch.ops.aten.mean.dim(add_2, [1, 2])
        convert_element_type_2: "bf16[128, 1024]" = torch.ops.prims.convert_element_type.default(mean, torch.bfloat16)
        return (lt, reshape_1, getitem_1, rsqrt, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
