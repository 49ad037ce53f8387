"""assay repro 1
pattern 3dbd3cec931f0f89e9e53c23dd63513b735b832ba3783eba5c97e4bf357198eb
home    fbedde8d61c9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[176, 512]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]"):
        slice_1: "bf16[169, 512]" = torch.ops.aten.slice.Tensor(arg0, 0, p0, p1, p2)
        reshape: "bf16[1, 13, 13, 512]" = torch.ops.aten.reshape.default(slice_1, p3)
        relu: "bf16[1, 13, 13, 512]" = torch.ops.aten.relu.default(reshape)
        reshape_1: "bf16[169, 512]" = torch.ops.aten.reshape.default(relu, p4)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
