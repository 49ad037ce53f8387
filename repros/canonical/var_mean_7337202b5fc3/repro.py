"""assay repro 1
pattern 7337202b5fc3f1a45081ed35f7b309b859977b7f5c6af529c636ff3077b1853e
home    ce7107572c2b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 768]", arg1: "bf16[4, 2048, 768]", arg2: "bf16[768]", arg3: "bf16[768]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[4, 2048, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[4, 2048, 768]" = torch.ops.aten.add.Tensor(arg1, reshape)
        reshape_1: "bf16[8192, 768]" = torch.ops.aten.reshape.default(add, p1)
        convert_element_type: "f32[8192, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [1], correction = 0, keepdim = True)
        getitem: "f32[8192, 1]" = var_mean[0]
        getitem_1: "f32[8192, 1]" = var_mean[1]
        add_1: "f32[8192, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[8192, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[8192, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[8192, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[8192, 768]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[8192, 768]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[8192, 768]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        return (reshape_1, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
