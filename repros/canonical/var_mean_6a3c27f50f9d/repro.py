"""assay repro 1
pattern 6a3c27f50f9db68680ad8f9dcbfdfc1fdd57805499dc0a8f2d5e6589cd4fb9d4
home    04e463992ca7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[12544, 384]", arg1: "bf16[384]", arg2: "bf16[384]", arg3: "bf16[64, 196, 384]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]"):
        reshape: "bf16[64, 196, 384]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[64, 196, 384]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 196, 1]" = var_mean[0]
        getitem_1: "f32[64, 196, 1]" = var_mean[1]
        add: "f32[64, 196, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[64, 196, 1]" = torch.ops.aten.rsqrt.default(add)
        sub: "f32[64, 196, 384]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(mul, arg1)
        add_1: "f32[64, 196, 384]" = torch.ops.aten.add.Tensor(mul_1, arg2)
        convert_element_type_1: "bf16[64, 196, 384]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        add_2: "bf16[64, 196, 384]" = torch.ops.aten.add.Tensor(arg3, convert_element_type_1)
        reshape_1: "bf16[64, 14, 14, 384]" = torch.ops.aten.reshape.default(add_2, p1)
        reshape_2: "bf16[64, 2, 7, 2, 7, 384]" = torch.ops.aten.reshape.default(reshape_1, p2)
        permute: "bf16[64, 2, 2, 7, 7, 384]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        clone: "bf16[64, 2, 2, 7, 7, 384]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_3: "bf16[256, 7, 7, 384]" = torch.ops.aten.reshape.default(clone, p3)
        reshape_4: "bf16[256, 49, 384]" = torch.ops.aten.reshape.default(reshape_3, p4)
        reshape_5: "bf16[12544, 384]" = torch.ops.aten.reshape.default(reshape_4, p5)
        reshape_6: "bf16[12544, 384]" = torch.ops.aten.reshape.default(reshape_4, p6)
        reshape_7: "bf16[12544, 384]" = torch.ops.aten.reshape.default(reshape_4, p7)
        return (add_2, reshape_5, reshape_6, reshape_7)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
