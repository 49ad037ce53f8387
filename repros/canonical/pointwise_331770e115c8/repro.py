"""assay repro 1
pattern 331770e115c85b5a80f9555e4dbd1c096d775735a88b265c8c4964dc1c425302
home    405e384ce391
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[12, 64]", arg1: "bf16[12, 64]", arg2: "bf16[12, 64]", arg3: "bf16[8192, 768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        mul: "bf16[12, 64]" = torch.ops.aten.mul.Tensor(arg0, 0.125)
        mul_1: "bf16[12, 64]" = torch.ops.aten.mul.Tensor(arg1, 0.125)
        mul_2: "bf16[12, 64]" = torch.ops.aten.mul.Tensor(arg2, 0.125)
        reshape: "bf16[16, 512, 768]" = torch.ops.aten.reshape.default(arg3, p0)
        reshape_1: "bf16[16, 512, 12, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        mul_3: "bf16[16, 512, 12, 64]" = torch.ops.aten.mul.Tensor(reshape_1, 0.125)
        add: "bf16[16, 512, 12, 64]" = torch.ops.aten.add.Tensor(mul_3, mul)
        add_1: "bf16[16, 512, 12, 64]" = torch.ops.aten.add.Tensor(mul_3, mul_1)
        add_2: "bf16[16, 512, 12, 64]" = torch.ops.aten.add.Tensor(mul_3, mul_2)
        unsqueeze: "bf16[16, 512, 12, 64, 1]" = torch.ops.aten.unsqueeze.default(add, 4)
        permute: "bf16[16, 12, 512, 1, 64]" = torch.ops.aten.permute.default(unsqueeze, [0, 2, 1, 4, 3])
        permute_1: "bf16[16, 12, 512, 64, 1]" = torch.ops.aten.permute.default(permute, [0, 1, 2, 4, 3])
        clone: "bf16[16, 12, 512, 64, 1]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_2: "bf16[192, 512, 64]" = torch.ops.aten.reshape.default(clone, p2)
        unsqueeze_1: "bf16[16, 512, 12, 64, 1]" = torch.ops.aten.unsqueeze.default(add_1, 4)
        permute_2: "bf16[16, 12, 512, 1, 64]" = torch.ops.aten.permute.default(unsqueeze_1, [0, 2, 1, 4, 3])
        permute_3: "bf16[12, 16, 512, 64, 1]" = torch.ops.aten.permute.default(permute_2, [1, 0, 2, 4, 3])
        reshape_3: "bf16[12, 8192, 64]" = torch.ops.aten.reshape.default(permute_3, p3)
        unsqueeze_2: "bf16[16, 512, 12, 64, 1]" = torch.ops.aten.unsqueeze.default(add_2, 4)
        permute_4: "bf16[16, 12, 512, 1, 64]" = torch.ops.aten.permute.default(unsqueeze_2, [0, 2, 1, 4, 3])
        permute_5: "bf16[12, 16, 512, 64, 1]" = torch.ops.aten.permute.default(permute_4, [1, 0, 2, 4, 3])
        reshape_4: "bf16[12, 8192, 64]" = torch.ops.aten.reshape.default(permute_5, p4)
        return (reshape_2, reshape_3, reshape_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
