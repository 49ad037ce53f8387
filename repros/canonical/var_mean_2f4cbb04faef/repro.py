"""assay repro 1
pattern 2f4cbb04faef7b174e73f94c7a086652672a88c41fa90f56c159fa6953a21b05
home    2b40afb0ee3d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 80, 32, 32][81920, 1, 2560, 80]", arg1: "bf16[64, 80, 32, 32][163840, 1, 5120, 160]", arg2: "bf16[64, 160, 32, 32][163840, 1, 5120, 160]", arg3: "bf16[160]", arg4: "bf16[160]", p0: "size[]", p1: "size[]", p2: "size[]"):
        cat: "bf16[64, 160, 32, 32]" = torch.ops.aten.cat.default([arg0, arg1], 1)
        reshape: "bf16[64, 160, 1024]" = torch.ops.aten.reshape.default(arg2, p0)
        permute: "bf16[64, 1024, 160]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        reshape_1: "bf16[64, 160, 1024]" = torch.ops.aten.reshape.default(cat, p1)
        permute_1: "bf16[64, 1024, 160]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        add: "bf16[64, 1024, 160]" = torch.ops.aten.add.Tensor(permute_1, permute)
        convert_element_type: "f32[64, 1024, 160]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 1024, 1]" = var_mean[0]
        getitem_1: "f32[64, 1024, 1]" = var_mean[1]
        add_1: "f32[64, 1024, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-06)
        rsqrt: "f32[64, 1024, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[64, 1024, 160]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[64, 1024, 160]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 1024, 160]" = torch.ops.aten.mul.Tensor(mul, arg3)
        add_2: "f32[64, 1024, 160]" = torch.ops.aten.add.Tensor(mul_1, arg4)
        convert_element_type_1: "bf16[64, 1024, 160]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_2: "bf16[65536, 160]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        return (add, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
