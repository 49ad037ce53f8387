"""assay repro 1
pattern 5b6c17a9bdf0d5e75b1fb93e03660909a4f35265b5a030fdbf500ad07273bf0e
home    5071b675f2b6
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 256]", arg1: "bf16[128, 197, 256]", arg2: "bf16[256]", arg3: "bf16[256]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]"):
        reshape: "bf16[128, 1, 256]" = torch.ops.aten.reshape.default(arg0, p0)
        slice_1: "bf16[128, 1, 256]" = torch.ops.aten.slice.Tensor(arg1, 1, p1, p2, p3)
        add: "bf16[128, 1, 256]" = torch.ops.aten.add.Tensor(slice_1, reshape)
        convert_element_type: "f32[128, 1, 256]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 1, 1]" = var_mean[0]
        getitem_1: "f32[128, 1, 1]" = var_mean[1]
        add_1: "f32[128, 1, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 1, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 1, 256]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 1, 256]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 1, 256]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[128, 1, 256]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "f32[128, 1, 256]" = torch.ops.prims.convert_element_type.default(add_2, torch.float32)
        mul_2: "f32[128, 1, 256]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.7071067811865476)
        erf: "f32[128, 1, 256]" = torch.ops.aten.erf.default(mul_2)
        add_3: "f32[128, 1, 256]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_3: "f32[128, 1, 256]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.5)
        mul_4: "f32[128, 1, 256]" = torch.ops.aten.mul.Tensor(mul_3, add_3)
        convert_element_type_2: "bf16[128, 1, 256]" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16)
        reshape_1: "bf16[128, 256]" = torch.ops.aten.reshape.default(convert_element_type_2, p4)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
