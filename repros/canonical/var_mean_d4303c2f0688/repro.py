"""assay repro 1
pattern d4303c2f06887f52f68adeab3922252c0fa8585ff3ed4a6f67315d982391bcd4
home    e4a9c10496bf
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1152000, 512]", arg1: "bf16[512]", arg2: "bf16[512]"):
        convert_element_type: "f32[1152000, 512]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [1], correction = 0, keepdim = True)
        getitem: "f32[1152000, 1]" = var_mean[0]
        getitem_1: "f32[1152000, 1]" = var_mean[1]
        add: "f32[1152000, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1152000, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[1152000, 512]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[1152000, 512]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[1152000, 512]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[1152000, 512]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        convert_element_type_1: "bf16[1152000, 512]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        return (getitem_1, rsqrt, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
