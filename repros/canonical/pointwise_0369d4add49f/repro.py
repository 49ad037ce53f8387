"""assay repro 1
pattern 0369d4add49f008d8bf9caf3064c4f292b9583f62c14c957777ba2d76fc9ec16
home    0f878b105266
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size", p1: "size", p2: "size", p3: "size[]"):
        iota: "i64[512]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze: "i64[1, 512]" = torch.ops.aten.unsqueeze.default(iota, 0)
        unsqueeze_1: "i64[1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        convert_element_type: "f32[1, 1, 512]" = torch.ops.prims.convert_element_type.default(unsqueeze_1, torch.float32)
        expand: "f32[1, 1, 512]" = torch.ops.aten.expand.default(convert_element_type, p3)
        squeeze: "f32[1, 512]" = torch.ops.aten.squeeze.dim(expand, 0)
        return (iota, squeeze)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
