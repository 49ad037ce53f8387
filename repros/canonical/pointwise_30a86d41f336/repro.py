"""assay repro 1
pattern 30a86d41f336d73a1073efa5236c0f6cc1a14987edd77167faca7a16d7982004
home    61a7567ea260
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 80, 14, 14][15680, 1, 1120, 80]", arg1: "bf16[128, 120, 14, 14][23520, 1, 1680, 120]", arg2: "bf16[128, 120, 14, 14][23520, 1, 1680, 120]", arg3: "bf16[1024, 200, 40]", arg4: "bf16[128, 8, 197, 40][189120, 40, 960, 1]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]", p5: "size", p6: "size", p7: "size", p8: "size[]", p9: "size[]", p10: "size[]"):
        cat: "bf16[128, 320, 14, 14]" = torch.ops.aten.cat.default([arg0, arg1, arg2], 1)
        reshape: "bf16[128, 8, 40, 196]" = torch.ops.aten.reshape.default(cat, p0)
        permute: "bf16[128, 8, 196, 40]" = torch.ops.aten.permute.default(reshape, [0, 1, 3, 2])
        slice_1: "bf16[1024, 197, 40]" = torch.ops.aten.slice.Tensor(arg3, 1, p1, p2, p3)
        reshape_1: "bf16[128, 8, 197, 40]" = torch.ops.aten.reshape.default(slice_1, p4)
        mul: "bf16[128, 8, 197, 40]" = torch.ops.aten.mul.Tensor(reshape_1, 0.15811388300841897)
        slice_2: "bf16[128, 8, 196, 40]" = torch.ops.aten.slice.Tensor(arg4, 2, p5, p6, p7)
        mul_1: "bf16[128, 8, 196, 40]" = torch.ops.aten.mul.Tensor(slice_2, permute)
        constant_pad_nd: "bf16[128, 8, 197, 40]" = torch.ops.aten.constant_pad_nd.default(mul_1, p8)
        add: "bf16[128, 8, 197, 40]" = torch.ops.aten.add.Tensor(mul, constant_pad_nd)
        permute_1: "bf16[128, 197, 8, 40]" = torch.ops.aten.permute.default(add, [0, 2, 1, 3])
        clone: "bf16[128, 197, 8, 40]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[128, 197, 320]" = torch.ops.aten.reshape.default(clone, p9)
        reshape_3: "bf16[25216, 320]" = torch.ops.aten.reshape.default(reshape_2, p10)
        return (reshape_3,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
