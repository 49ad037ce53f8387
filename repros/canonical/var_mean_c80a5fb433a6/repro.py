"""assay repro 1
pattern c80a5fb433a68a6b8ec759bf4e9194ef80911f604ed3719d07d2411901ad4742
home    ee1d7cfaaff9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 80, 72, 72][414720, 1, 5760, 80]", arg1: "bf16[80]", arg2: "bf16[80]"):
        permute: "bf16[128, 72, 72, 80]" = torch.ops.aten.permute.default(arg0, [0, 2, 3, 1])
        convert_element_type: "f32[128, 72, 72, 80]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [3], correction = 0, keepdim = True)
        getitem: "f32[128, 72, 72, 1]" = var_mean[0]
        getitem_1: "f32[128, 72, 72, 1]" = var_mean[1]
        add: "f32[128, 72, 72, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 72, 72, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[128, 72, 72, 80]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 72, 72, 80]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 72, 72, 80]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[128, 72, 72, 80]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        convert_element_type_1: "bf16[128, 72, 72, 80]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        permute_1: "bf16[128, 80, 72, 72]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 3, 1, 2])
        return (permute_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
