"""assay repro 1
pattern bee1fbf22403f003298e0d492df3554a3ae47016c989fd31ede3e403f68a9bab
home    452829e18bb1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 146, 8, 8][9344, 1, 1168, 146]", arg1: "bf16[64, 146, 8, 8][9344, 1, 1168, 146]", arg2: "bf16[64, 146, 8, 8][9344, 1, 1168, 146]", arg3: "f32[64, 146, 8, 8][37376, 1, 4672, 584]", arg4: "f32[584]", arg5: "f32[584]", p0: "size[]", p1: "size[]"):
        cat: "f32[64, 584, 8, 8]" = torch.ops.aten.cat.default([arg0, arg1, arg2, arg3], 1)
        reshape: "f32[64, 584, 64]" = torch.ops.aten.reshape.default(cat, p0)
        permute: "f32[64, 64, 584]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        var_mean = torch.ops.aten.var_mean.correction(permute, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 64, 1]" = var_mean[0]
        getitem_1: "f32[64, 64, 1]" = var_mean[1]
        add: "f32[64, 64, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 64, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[64, 64, 584]" = torch.ops.aten.sub.Tensor(permute, getitem_1)
        mul: "f32[64, 64, 584]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 64, 584]" = torch.ops.aten.mul.Tensor(mul, arg4)
        add_1: "f32[64, 64, 584]" = torch.ops.aten.add.Tensor(mul_1, arg5)
        convert_element_type: "bf16[64, 64, 584]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape_1: "bf16[4096, 584]" = torch.ops.aten.reshape.default(convert_element_type, p1)
        return (cat, permute, getitem_1, rsqrt, reshape_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
