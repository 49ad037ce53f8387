"""assay repro 1
pattern 374d36ee5f7cc86021ec2c3de9630b19b5265f1e2caabb5e21d521649bd01976
home    4bee0d95b24d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[2048, 1024]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[8, 2, 128, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[8, 2, 128, 1024]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        reshape_1: "f32[8, 256, 1024]" = torch.ops.aten.reshape.default(convert_element_type, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
