"""assay repro 1
pattern 6341703ab06cea912a846074f22cc92adab42d4f733295a4a35796af2bbb2006
home    0d7f1615a2fa
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16448, 768]", arg1: "bf16[768]", arg2: "bf16[64, 257, 768]", arg3: "bf16[768]", arg4: "bf16[768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 257, 768]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[64, 257, 768]" = torch.ops.aten.mul.Tensor(reshape, arg1)
        add: "bf16[64, 257, 768]" = torch.ops.aten.add.Tensor(mul, arg2)
        convert_element_type: "f32[64, 257, 768]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 257, 1]" = var_mean[0]
        getitem_1: "f32[64, 257, 1]" = var_mean[1]
        add_1: "f32[64, 257, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 257, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 257, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul_1: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        add_2: "f32[64, 257, 768]" = torch.ops.aten.add.Tensor(mul_2, arg4)
        convert_element_type_1: "bf16[64, 257, 768]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[16448, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        reshape_2: "bf16[16448, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        reshape_3: "bf16[16448, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        return (add, reshape_1, reshape_2, reshape_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
