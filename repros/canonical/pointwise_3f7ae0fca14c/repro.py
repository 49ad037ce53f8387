"""assay repro 1
pattern 3f7ae0fca14c6d657c54fbbd557d2fecff4bd405552eeeeb158b350496fac8da
home    09b17b48da53
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[30522, 128]", arg1: "f32[384, 30522]", p0: "size[]"):
        permute: "f32[128, 30522]" = torch.ops.aten.permute.default(arg0, [1, 0])
        cat: "f32[512, 30522]" = torch.ops.aten.cat.default([permute, arg1])
        convert_element_type: "bf16[512, 30522]" = torch.ops.prims.convert_element_type.default(cat, torch.bfloat16)
        constant_pad_nd: "bf16[512, 30528]" = torch.ops.aten.constant_pad_nd.default(convert_element_type, p0)
        permute_1: "bf16[30522, 512]" = torch.ops.aten.permute.default(convert_element_type, [1, 0])
        return (constant_pad_nd, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
