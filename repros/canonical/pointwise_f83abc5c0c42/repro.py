"""assay repro 1
pattern f83abc5c0c42c71f09672750bc89ebdbb66bc9da511ddddc7eeb6807d4d6bfc6
home    ae7042aaf101
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 512]", p0: "size[]"):
        reshape: "bf16[8, 1024, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[8, 1024, 512]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[8, 1024, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.04419417382415922)
        return (mul,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
