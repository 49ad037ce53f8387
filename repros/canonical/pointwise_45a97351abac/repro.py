"""assay repro 1
pattern 45a97351abac0ea5e4df0901ac4dd0d4dc6bce4bb1cdbcfc60c9240adb4ac4c6
home    cc084610e859
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[510, 768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        unsqueeze: "bf16[1, 510, 768]" = torch.ops.aten.unsqueeze.default(arg0, 0)
        reshape: "bf16[510, 1, 12, 64]" = torch.ops.aten.reshape.default(unsqueeze, p0)
        permute: "bf16[510, 12, 64, 1]" = torch.ops.aten.permute.default(reshape, [0, 2, 3, 1])
        reshape_1: "bf16[510, 12, 64]" = torch.ops.aten.reshape.default(permute, p1)
        unsqueeze_1: "bf16[510, 12, 64, 1]" = torch.ops.aten.unsqueeze.default(reshape_1, 3)
        unsqueeze_2: "bf16[510, 12, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 4)
        permute_1: "bf16[1, 12, 1, 510, 64]" = torch.ops.aten.permute.default(unsqueeze_2, [3, 1, 4, 0, 2])
        permute_2: "bf16[12, 64, 510, 1, 1]" = torch.ops.aten.permute.default(permute_1, [1, 4, 3, 0, 2])
        reshape_2: "bf16[12, 64, 510]" = torch.ops.aten.reshape.default(permute_2, p2)
        constant_pad_nd: "bf16[12, 64, 512]" = torch.ops.aten.constant_pad_nd.default(reshape_2, p3)
        return (constant_pad_nd,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
