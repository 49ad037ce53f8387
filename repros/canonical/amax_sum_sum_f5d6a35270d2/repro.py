"""assay repro 1
pattern f5d6a35270d2dc9874dd692f4ead6e2037643769cd397d1ad99eba04186cad6d
home    54cbde12b34b
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[32, 512]", arg1: "f32[16384, 32000]", p0: "size[]", p1: "size[]", p2: "size[]"):
        full: "i64[]" = torch.ops.aten.full.default([], 0, dtype = torch.int64)
        full_1: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        reshape: "i64[16384]" = torch.ops.aten.reshape.default(arg0, p0)
        ne: "b8[16384]" = torch.ops.aten.ne.Scalar(reshape, -100)
        reshape_1: "f32[32, 512, 32000]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "f32[16384, 32000]" = torch.ops.aten.reshape.default(reshape_1, p2)
        amax: "f32[16384, 1]" = torch.ops.aten.amax.default(reshape_2, [1], True)
        sub: "f32[16384, 32000]" = torch.ops.aten.sub.Tensor(reshape_2, amax)
        exp: "f32[16384, 32000]" = torch.ops.aten.exp.default(sub)
        sum_1: "i64[]" = torch.ops.aten.sum.default(ne)
        sum_2: "f32[16384, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        log: "f32[16384, 1]" = torch.ops.aten.log.default(sum_2)
        sub_1: "f32[16384, 32000]" = torch.ops.aten.sub.Tensor(sub, log)
        where: "i64[16384]" = torch.ops.aten.where.self(ne, reshape, full)
        unsqueeze: "i64[16384, 1]" = torch.ops.aten.unsqueeze.default(where, 1)
        gather: "f32[16384, 1]" = torch.ops.aten.gather.default(sub_1, 1, unsqueeze)
        squeeze: "f32[16384]" = torch.ops.aten.squeeze.dim(gather, 1)
        neg: "f32[16384]" = torch.ops.aten.neg.default(squeeze)
        where_1: "f32[16384]" = torch.ops.aten.where.self(ne, neg, full_1)
        sum_3: "f32[]" = torch.ops.aten.sum.default(where_1)
        convert_element_type: "f32[]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        div: "f32[]" = torch.ops.aten.div.Tensor(sum_3, convert_element_type)
        return (reshape_1, amax, log, convert_element_type, div)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
