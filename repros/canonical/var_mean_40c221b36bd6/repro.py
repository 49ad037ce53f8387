"""assay repro 1
pattern 40c221b36bd6e1e5b17491d97f7d53fa4c8b7acba763ffeaca1bda542158fab6
home    3af21a84c42b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 2048]", arg1: "bf16[1, 1000, 2048]", arg2: "bf16[2048]", arg3: "bf16[2048]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[1, 1000, 2048]" = torch.ops.aten.add.Tensor(arg1, reshape)
        convert_element_type: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[1, 1000, 1]" = var_mean[0]
        getitem_1: "f32[1, 1000, 1]" = var_mean[1]
        add_1: "f32[1, 1000, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[1, 1000, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[1, 1000, 2048]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        convert_element_type_1: "bf16[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_1: "bf16[1000, 2048]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        reshape_2: "bf16[1000, 2048]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        return (add, reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
