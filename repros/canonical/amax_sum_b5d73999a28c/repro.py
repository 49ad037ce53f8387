"""assay repro 1
pattern b5d73999a28c4d263dcc12e604b4b7adf00a29227c22fb0db7e051ceca8ef4d9
home    59b0816ebcdc
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8, 16, 1024, 1024]", p0: "size", p1: "size", p2: "size"):
        full: "f32[]" = torch.ops.aten.full.default([], -inf, dtype = torch.float32)
        convert_element_type: "f32[8, 16, 1024, 1024]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        mul: "f32[8, 16, 1024, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, 0.125)
        iota: "i64[1024]" = torch.ops.prims.iota.default(p0, start = p1, step = p2, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze: "i64[1024, 1]" = torch.ops.aten.unsqueeze.default(iota, 1)
        gt: "b8[1024, 1024]" = torch.ops.aten.gt.Tensor(iota, unsqueeze)
        where: "f32[8, 16, 1024, 1024]" = torch.ops.aten.where.self(gt, full, mul)
        amax: "f32[8, 16, 1024, 1]" = torch.ops.aten.amax.default(where, [3], True)
        sub: "f32[8, 16, 1024, 1024]" = torch.ops.aten.sub.Tensor(where, amax)
        exp: "f32[8, 16, 1024, 1024]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[8, 16, 1024, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[8, 16, 1024, 1024]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[8, 16, 1024, 1024]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        return (amax, sum_1, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
