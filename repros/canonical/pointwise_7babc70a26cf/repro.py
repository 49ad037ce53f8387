"""assay repro 1
pattern 7babc70a26cffd3b12cbec8858047290b63438d0ce5c9120c17473a70f014e99
home    09f9b98778a7
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1, 1024, 1024]", p0: "size[]"):
        convert_element_type: "f32[1, 1024, 1024]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        reshape: "f32[1024, 1, 16, 64, 1]" = torch.ops.aten.reshape.default(convert_element_type, p0)
        permute: "f32[1, 1, 16, 64, 1024]" = torch.ops.aten.permute.default(reshape, [4, 1, 2, 3, 0])
        permute_1: "f32[1024, 16, 64, 1, 1]" = torch.ops.aten.permute.default(permute, [4, 2, 3, 0, 1])
        squeeze: "f32[1024, 16, 64, 1]" = torch.ops.aten.squeeze.dim(permute_1, 4)
        squeeze_1: "f32[1024, 16, 64]" = torch.ops.aten.squeeze.dim(squeeze, 3)
        return (squeeze_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
