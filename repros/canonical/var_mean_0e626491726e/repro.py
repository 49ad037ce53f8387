"""assay repro 1
pattern 0e626491726e7b506896749a63c43cd31fa0fdf64da7544939aaec0a402fa0da
home    36ffed4791a5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 80, 56, 56][250880, 1, 4480, 80]", arg1: "f32[80]", arg2: "f32[80]"):
        permute: "bf16[128, 56, 56, 80]" = torch.ops.aten.permute.default(arg0, [0, 2, 3, 1])
        convert_element_type: "f32[128, 56, 56, 80]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [3], correction = 0, keepdim = True)
        getitem: "f32[128, 56, 56, 1]" = var_mean[0]
        getitem_1: "f32[128, 56, 56, 1]" = var_mean[1]
        add: "f32[128, 56, 56, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 56, 56, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[128, 56, 56, 80]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 56, 56, 80]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 56, 56, 80]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[128, 56, 56, 80]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        permute_1: "f32[128, 80, 56, 56]" = torch.ops.aten.permute.default(add_1, [0, 3, 1, 2])
        convert_element_type_1: "bf16[128, 80, 56, 56]" = torch.ops.prims.convert_element_type.default(permute_1, torch.bfloat16)
        return (getitem_1, rsqrt, permute_1, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
