"""assay repro 1
pattern 14b2016ddb03580de9fc316deee28d9fe9db77720e36dc8e332311990991c927
home    fb4e1410575f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, p0: "size", p1: "size", p2: "size", p3: "size[]"):
        iota: "i64[1024]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[1024]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze: "i64[1, 1024]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_1: "i64[1, 1, 1024]" = torch.ops.aten.unsqueeze.default(unsqueeze, 1)
        unsqueeze_2: "i64[1, 1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        ge: "b8[1, 1, 1024, 1]" = torch.ops.aten.ge.Scalar(unsqueeze_2, 0)
        expand: "b8[8, 1, 1024, 1024]" = torch.ops.aten.expand.default(ge, p3)
        return (expand,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
