"""assay repro 1
pattern 7be2acf222be5bcf10a0e02ab8b9ad5d7039c20f5016a30d2debf610fb8f2e20
home    7b8f9940bbe9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 96, 56, 56][301056, 1, 5376, 96]", arg1: "f32[96]", arg2: "f32[96]", p0: "size[]"):
        permute: "bf16[128, 56, 56, 96]" = torch.ops.aten.permute.default(arg0, [0, 2, 3, 1])
        convert_element_type: "f32[128, 56, 56, 96]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [3], correction = 0, keepdim = True)
        getitem: "f32[128, 56, 56, 1]" = var_mean[0]
        getitem_1: "f32[128, 56, 56, 1]" = var_mean[1]
        add: "f32[128, 56, 56, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 56, 56, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[128, 56, 56, 96]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 56, 56, 96]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 56, 56, 96]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[128, 56, 56, 96]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        convert_element_type_1: "bf16[128, 56, 56, 96]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape: "bf16[401408, 96]" = torch.ops.aten.reshape.default(convert_element_type_1, p0)
        return (getitem_1, rsqrt, reshape)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
