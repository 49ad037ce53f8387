"""assay repro 1
pattern 33ec987652b3188ad44f332cd7425f55b37820bf7a10da84590e3b87f3850f03
home    7a95c311aaf4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1024, 16, 64]", p0: "size[]"):
        convert_element_type: "bf16[1024, 16, 64]" = torch.ops.prims.convert_element_type.default(arg0, torch.bfloat16)
        unsqueeze: "bf16[1024, 16, 64, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type, 3)
        unsqueeze_1: "bf16[1024, 16, 64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 4)
        reshape: "bf16[1, 1024, 1024]" = torch.ops.aten.reshape.default(unsqueeze_1, p0)
        permute: "bf16[1, 1024, 1024]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        squeeze: "bf16[1024, 1024]" = torch.ops.aten.squeeze.dim(permute, 0)
        squeeze_1: "bf16[1024, 1024]" = torch.ops.aten.squeeze.dim(reshape, 0)
        return (squeeze, squeeze_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
