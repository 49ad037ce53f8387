"""assay repro 1
pattern c68ba2000713ad73af1a8f0f8e4926c687e22de75195f286841d6df1560e613e
home    3cd2bda430f3
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size", p1: "size", p2: "size", p3: "size[]"):
        iota: "i64[1000]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[1000]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 1000]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 1000]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        convert_element_type: "f32[1, 1, 1000]" = torch.ops.prims.convert_element_type.default(unsqueeze_1, torch.float32)
        expand: "f32[1, 1, 1000]" = torch.ops.aten.expand.default(convert_element_type, p3)
        squeeze: "f32[1, 1000]" = torch.ops.aten.squeeze.dim(expand, 0)
        return (squeeze,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
