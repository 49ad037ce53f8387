"""assay repro 1
pattern f7dfd16ef4119ac11b527d39b84dcc2ede57199604d53a366622b0bd10e5e8e5
home    429a4bf7a5c0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 768]", arg1: "f32[768]", arg2: "i64[36]", arg3: "f32[8, 1024, 768]", arg4: "f32[768]", arg5: "f32[768]", p0: "size[]", p1: "size", p2: "size[]", p3: "size[]"):
        reshape: "bf16[8, 1024, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "bf16[768]" = torch.ops.prims.convert_element_type.default(arg1, torch.bfloat16)
        add: "bf16[8, 1024, 768]" = torch.ops.aten.add.Tensor(reshape, convert_element_type)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg2, p1)
        inductor_random: "f32[8, 1024, 768]" = torch.ops.prims.inductor_random.default(p2, inductor_lookup_seed, 'rand')
        convert_element_type_1: "bf16[8, 1024, 768]" = torch.ops.prims.convert_element_type.default(inductor_random, torch.bfloat16)
        gt: "b8[8, 1024, 768]" = torch.ops.aten.gt.Scalar(convert_element_type_1, 0.1)
        mul: "bf16[8, 1024, 768]" = torch.ops.aten.mul.Tensor(gt, add)
        mul_1: "bf16[8, 1024, 768]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        add_1: "f32[8, 1024, 768]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        var_mean = torch.ops.aten.var_mean.correction(add_1, [2], correction = 0, keepdim = True)
        getitem: "f32[8, 1024, 1]" = var_mean[0]
        getitem_1: "f32[8, 1024, 1]" = var_mean[1]
        add_2: "f32[8, 1024, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[8, 1024, 1]" = torch.ops.aten.rsqrt.default(add_2)
        div: "f32[8, 1024, 1]" = torch.ops.aten.div.Tensor(rsqrt, 768.0)
        sub: "f32[8, 1024, 768]" = torch.ops.aten.sub.Tensor(add_1, getitem_1)
        mul_2: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_3: "f32[8, 1024, 768]" = torch.ops.aten.mul.Tensor(mul_2, arg4)
        add_3: "f32[8, 1024, 768]" = torch.ops.aten.add.Tensor(mul_3, arg5)
        convert_element_type_2: "bf16[8, 1024, 768]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape_1: "bf16[8192, 768]" = torch.ops.aten.reshape.default(convert_element_type_2, p3)
        return (gt, div, mul_2, add_3, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
