"""assay repro 1
pattern ead0b7cfa46ddd9a4a4fcdf941a2049dfb07e713b34775012322ba9158a6e122
home    91163faf9e3f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 4096]", arg1: "bf16[128, 4096]", arg2: "f32[1, 128, 4096]", arg3: "f32[4096]", arg4: "f32[4096]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[1, 128, 4096]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 128, 4096]" = torch.ops.aten.reshape.default(arg1, p1)
        add: "bf16[1, 128, 4096]" = torch.ops.aten.add.Tensor(reshape, reshape_1)
        add_1: "f32[1, 128, 4096]" = torch.ops.aten.add.Tensor(add, arg2)
        var_mean = torch.ops.aten.var_mean.correction(add_1, [2], correction = 0, keepdim = True)
        getitem: "f32[1, 128, 1]" = var_mean[0]
        getitem_1: "f32[1, 128, 1]" = var_mean[1]
        add_2: "f32[1, 128, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 128, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub: "f32[1, 128, 4096]" = torch.ops.aten.sub.Tensor(add_1, getitem_1)
        mul: "f32[1, 128, 4096]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[1, 128, 4096]" = torch.ops.aten.mul.Tensor(mul, arg3)
        add_3: "f32[1, 128, 4096]" = torch.ops.aten.add.Tensor(mul_1, arg4)
        convert_element_type: "bf16[1, 128, 4096]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape_2: "bf16[128, 4096]" = torch.ops.aten.reshape.default(convert_element_type, p2)
        return (add, add_1, getitem_1, rsqrt, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
