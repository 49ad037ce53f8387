"""assay repro 1
pattern 26914836e1752a62e5c0bfa759eb6bbc705a8d4102858cebbdef3bcc6d69feb7
home    0da3a071bce1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 16, 56, 56][50176, 1, 896, 16]", arg1: "bf16[128, 24, 56, 56][75264, 1, 1344, 24]", arg2: "bf16[128, 24, 56, 56][75264, 1, 1344, 24]", arg3: "bf16[1024, 3137, 8]", arg4: "bf16[128, 8, 3137, 8][602304, 8, 192, 1]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size[]", p7: "size[]"):
        cat: "bf16[128, 64, 56, 56]" = torch.ops.aten.cat.default([arg0, arg1, arg2], 1)
        reshape: "bf16[128, 8, 3137, 8]" = torch.ops.aten.reshape.default(arg3, p0)
        mul: "bf16[128, 8, 3137, 8]" = torch.ops.aten.mul.Tensor(reshape, 0.3535533905932738)
        reshape_1: "bf16[128, 8, 8, 3136]" = torch.ops.aten.reshape.default(cat, p1)
        permute: "bf16[128, 8, 3136, 8]" = torch.ops.aten.permute.default(reshape_1, [0, 1, 3, 2])
        slice_1: "bf16[128, 8, 3136, 8]" = torch.ops.aten.slice.Tensor(arg4, 2, p2, p3, p4)
        mul_1: "bf16[128, 8, 3136, 8]" = torch.ops.aten.mul.Tensor(slice_1, permute)
        constant_pad_nd: "bf16[128, 8, 3137, 8]" = torch.ops.aten.constant_pad_nd.default(mul_1, p5)
        add: "bf16[128, 8, 3137, 8]" = torch.ops.aten.add.Tensor(mul, constant_pad_nd)
        permute_1: "bf16[128, 3137, 8, 8]" = torch.ops.aten.permute.default(add, [0, 2, 1, 3])
        clone: "bf16[128, 3137, 8, 8]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[128, 3137, 64]" = torch.ops.aten.reshape.default(clone, p6)
        reshape_3: "bf16[401536, 64]" = torch.ops.aten.reshape.default(reshape_2, p7)
        return (reshape_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
