"""assay repro 1
pattern 67e50ee18efa10e1ab0ccc461b4a52452a47eeb58b1ee37bd70814382454e1e6
home    dc7a20d2e17f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16, 28672]", p0: "size"):
        split = torch.ops.aten.split.Tensor(arg0, p0, 1)
        getitem: "bf16[16, 14336]" = split[0]
        getitem_1: "bf16[16, 14336]" = split[1]
        convert_element_type: "f32[16, 14336]" = torch.ops.prims.convert_element_type.default(getitem, torch.float32)
        neg: "f32[16, 14336]" = torch.ops.aten.neg.default(convert_element_type)
        exp: "f32[16, 14336]" = torch.ops.aten.exp.default(neg)
        add: "f32[16, 14336]" = torch.ops.aten.add.Tensor(exp, 1.0)
        div: "f32[16, 14336]" = torch.ops.aten.div.Tensor(convert_element_type, add)
        convert_element_type_1: "bf16[16, 14336]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        mul: "bf16[16, 14336]" = torch.ops.aten.mul.Tensor(convert_element_type_1, getitem_1)
        abs_1: "bf16[16, 14336]" = torch.ops.aten.abs.default(mul)
        amax: "bf16[16, 1]" = torch.ops.aten.amax.default(abs_1, [1], True)
        convert_element_type_2: "f32[16, 1]" = torch.ops.prims.convert_element_type.default(amax, torch.float32)
        clamp_min: "f32[16, 1]" = torch.ops.aten.clamp_min.default(convert_element_type_2, 1e-12)
        div_1: "f32[16, 1]" = torch.ops.aten.div.Tensor(clamp_min, 448.0)
        convert_element_type_3: "f32[16, 14336]" = torch.ops.prims.convert_element_type.default(mul, torch.float32)
        div_2: "f32[16, 14336]" = torch.ops.aten.div.Tensor(convert_element_type_3, div_1)
        clamp_min_1: "f32[16, 14336]" = torch.ops.aten.clamp_min.default(div_2, -448.0)
        clamp_max: "f32[16, 14336]" = torch.ops.aten.clamp_max.default(clamp_min_1, 448.0)
        convert_element_type_4: "f8e4m3fn[16, 14336]" = torch.ops.prims.convert_element_type.default(clamp_max, torch.float8_e4m3fn)
        return (div_1, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
