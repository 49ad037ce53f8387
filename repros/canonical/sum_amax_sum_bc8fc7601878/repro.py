"""assay repro 1
pattern bc8fc76018788fb3772cd7012e9990ea8fe96824136f4aa227b21e0a86f8e5cb
home    3cb43f021b13
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[1, 512]", arg1: "bf16[512, 30000]", p0: "size[]", p1: "size[]", p2: "size[]"):
        full: "i64[]" = torch.ops.aten.full.default([], 0, dtype = torch.int64)
        full_1: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        reshape: "i64[512]" = torch.ops.aten.reshape.default(arg0, p0)
        ne: "b8[512]" = torch.ops.aten.ne.Scalar(reshape, -100)
        reshape_1: "bf16[1, 512, 30000]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[512, 30000]" = torch.ops.aten.reshape.default(reshape_1, p2)
        sum_1: "i64[]" = torch.ops.aten.sum.default(ne)
        where: "i64[512]" = torch.ops.aten.where.self(ne, reshape, full)
        unsqueeze: "i64[512, 1]" = torch.ops.aten.unsqueeze.default(where, 1)
        convert_element_type: "f32[512, 30000]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        amax: "f32[512, 1]" = torch.ops.aten.amax.default(convert_element_type, [1], True)
        sub: "f32[512, 30000]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[512, 30000]" = torch.ops.aten.exp.default(sub)
        sum_2: "f32[512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        log: "f32[512, 1]" = torch.ops.aten.log.default(sum_2)
        sub_1: "f32[512, 30000]" = torch.ops.aten.sub.Tensor(sub, log)
        gather: "f32[512, 1]" = torch.ops.aten.gather.default(sub_1, 1, unsqueeze)
        squeeze: "f32[512]" = torch.ops.aten.squeeze.dim(gather, 1)
        neg: "f32[512]" = torch.ops.aten.neg.default(squeeze)
        where_1: "f32[512]" = torch.ops.aten.where.self(ne, neg, full_1)
        sum_3: "f32[]" = torch.ops.aten.sum.default(where_1)
        convert_element_type_1: "f32[]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        div: "f32[]" = torch.ops.aten.div.Tensor(sum_3, convert_element_type_1)
        return (reshape_1, amax, log, convert_element_type_1, div)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
