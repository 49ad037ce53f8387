"""assay repro 1
pattern 14be1ce410ae6b92357614aa0c078d6b6f8b073e8cd55e087e3f62aff1cf0ff6
home    2e2743849595
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[32, 128, 2560]", arg1: "f32[2560]", arg2: "f32[2560]", p0: "size[]"):
        var_mean = torch.ops.aten.var_mean.correction(arg0, [2], correction = 0, keepdim = True)
        getitem: "f32[32, 128, 1]" = var_mean[0]
        getitem_1: "f32[32, 128, 1]" = var_mean[1]
        add: "f32[32, 128, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[32, 128, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[32, 128, 2560]" = torch.ops.aten.sub.Tensor(arg0, getitem_1)
        mul: "f32[32, 128, 2560]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[32, 128, 2560]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[32, 128, 2560]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        convert_element_type: "bf16[32, 128, 2560]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape: "bf16[4096, 2560]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        return (getitem_1, rsqrt, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
