"""assay repro 1
pattern 9a77796c2e95d77b557177a162576fa55475dce0bf74a8a5f5452e73ad19b0d9
home    9e66a210dd64
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 80, 72, 72][414720, 1, 5760, 80]", arg1: "bf16[128, 80, 72, 72][414720, 1, 5760, 80]", arg2: "bf16[80]", arg3: "bf16[80]"):
        add: "bf16[128, 80, 72, 72]" = torch.ops.aten.add.Tensor(arg0, arg1)
        permute: "bf16[128, 72, 72, 80]" = torch.ops.aten.permute.default(add, [0, 2, 3, 1])
        convert_element_type: "f32[128, 72, 72, 80]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [3], correction = 0, keepdim = True)
        getitem: "f32[128, 72, 72, 1]" = var_mean[0]
        getitem_1: "f32[128, 72, 72, 1]" = var_mean[1]
        add_1: "f32[128, 72, 72, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 72, 72, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 72, 72, 80]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 72, 72, 80]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 72, 72, 80]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[128, 72, 72, 80]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[128, 72, 72, 80]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        permute_1: "bf16[128, 80, 72, 72]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 3, 1, 2])
        return (permute_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
