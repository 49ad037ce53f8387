"""assay repro 1
pattern 4b6b0814767fc665d213466f5295963bc13bfc12bead748c4cce7611fd1e33cf
home    d2178fc69d8d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 32, 7, 7][1568, 1, 224, 32]", arg1: "bf16[32]", arg2: "bf16[32]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[128, 32, 49]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[128, 49, 32]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        convert_element_type: "f32[128, 49, 32]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 49, 1]" = var_mean[0]
        getitem_1: "f32[128, 49, 1]" = var_mean[1]
        add: "f32[128, 49, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[128, 49, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[128, 49, 32]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 49, 32]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 49, 32]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[128, 49, 32]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        convert_element_type_1: "bf16[128, 49, 32]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape_1: "bf16[6272, 32]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        reshape_2: "bf16[6272, 32]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        return (reshape_1, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
