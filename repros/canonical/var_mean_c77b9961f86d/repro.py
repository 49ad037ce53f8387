"""assay repro 1
pattern c77b9961f86d4669edfea8287dc9787fab9a7bdd3d66095addbe90a215e0e1dd
home    f764db2ae7ea
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 384, 14, 14][75264, 1, 5376, 384]", arg1: "bf16[64, 384, 14, 14][75264, 1, 5376, 384]", arg2: "f32[384]", arg3: "f32[384]"):
        add: "bf16[64, 384, 14, 14]" = torch.ops.aten.add.Tensor(arg0, arg1)
        permute: "bf16[64, 14, 14, 384]" = torch.ops.aten.permute.default(add, [0, 2, 3, 1])
        convert_element_type: "f32[64, 14, 14, 384]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [3], correction = 0, keepdim = True)
        getitem: "f32[64, 14, 14, 1]" = var_mean[0]
        getitem_1: "f32[64, 14, 14, 1]" = var_mean[1]
        add_1: "f32[64, 14, 14, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 14, 14, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 14, 14, 384]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[64, 14, 14, 384]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 14, 14, 384]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[64, 14, 14, 384]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        permute_1: "f32[64, 384, 14, 14]" = torch.ops.aten.permute.default(add_2, [0, 3, 1, 2])
        convert_element_type_1: "bf16[64, 384, 14, 14]" = torch.ops.prims.convert_element_type.default(permute_1, torch.bfloat16)
        return (add, permute, getitem_1, rsqrt, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
