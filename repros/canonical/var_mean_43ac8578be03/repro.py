"""assay repro 1
pattern 43ac8578be03515fbc6886529c5304d9bc54103bd1318d9ea83e2a2c1c3e1093
home    549bc726db3e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[512]", arg1: "f32[512]", arg2: "bf16[8, 512, 15999]", p0: "size[]", p1: "size[]"):
        unsqueeze: "f32[1, 512]" = torch.ops.aten.unsqueeze.default(arg0, 0)
        unsqueeze_1: "f32[1, 512]" = torch.ops.aten.unsqueeze.default(arg1, 0)
        unsqueeze_2: "f32[1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[8, 512, 15999]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        reshape: "f32[8, 512, 1, 15999]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        var_mean = torch.ops.aten.var_mean.correction(reshape, [2, 3], correction = 0, keepdim = True)
        getitem: "f32[8, 512, 1, 1]" = var_mean[0]
        getitem_1: "f32[8, 512, 1, 1]" = var_mean[1]
        add: "f32[8, 512, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[8, 512, 1, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[8, 512, 1, 15999]" = torch.ops.aten.sub.Tensor(reshape, getitem_1)
        mul: "f32[8, 512, 1, 15999]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        reshape_1: "f32[8, 512, 15999]" = torch.ops.aten.reshape.default(mul, p1)
        mul_1: "f32[8, 512, 15999]" = torch.ops.aten.mul.Tensor(reshape_1, unsqueeze_3)
        add_1: "f32[8, 512, 15999]" = torch.ops.aten.add.Tensor(mul_1, unsqueeze_2)
        mul_2: "f32[8, 512, 15999]" = torch.ops.aten.mul.Tensor(add_1, 0.7071067811865476)
        erf: "f32[8, 512, 15999]" = torch.ops.aten.erf.default(mul_2)
        add_2: "f32[8, 512, 15999]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_3: "f32[8, 512, 15999]" = torch.ops.aten.mul.Tensor(add_1, 0.5)
        mul_4: "f32[8, 512, 15999]" = torch.ops.aten.mul.Tensor(mul_3, add_2)
        convert_element_type_1: "bf16[8, 512, 15999]" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16)
        return (getitem_1, rsqrt, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
