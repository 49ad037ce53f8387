"""assay repro 1
pattern fbe1093f604ccca917694fad14a390be35a16aff14460b1ac02303ddb5a43b3e
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
        squeeze: "bf16[1024, 1024]" = torch.ops.aten.squeeze.dim(reshape, 0)
        return (squeeze,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
