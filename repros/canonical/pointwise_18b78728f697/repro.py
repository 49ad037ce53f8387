"""assay repro 1
pattern 18b78728f6974322fdd9edc9aca5cd0401beb1cc9f5d38ee6bcbee7bdb245f82
home    875baf7c62ef
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401408, 96]", arg1: "bf16[96]", arg2: "bf16[128, 96, 56, 56][301056, 1, 5376, 96]", p0: "size[]"):
        reshape: "bf16[128, 56, 56, 96]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[128, 56, 56, 96]" = torch.ops.aten.mul.Tensor(arg1, reshape)
        permute: "bf16[128, 96, 56, 56]" = torch.ops.aten.permute.default(mul, [0, 3, 1, 2])
        add: "bf16[128, 96, 56, 56]" = torch.ops.aten.add.Tensor(arg2, permute)
        return (add,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
