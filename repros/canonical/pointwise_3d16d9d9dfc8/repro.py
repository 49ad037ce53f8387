"""assay repro 1
pattern 3d16d9d9dfc89241009fb7f774b5f416d155b2dcca80dd75dfc1a280e34de209
home    0885d8f3591e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[512, 2]", p0: "size[]"):
        convert_element_type: "bf16[512, 2]" = torch.ops.prims.convert_element_type.default(arg0, torch.bfloat16)
        permute: "bf16[2, 512]" = torch.ops.aten.permute.default(convert_element_type, [1, 0])
        constant_pad_nd: "bf16[8, 512]" = torch.ops.aten.constant_pad_nd.default(permute, p0)
        return (constant_pad_nd,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
