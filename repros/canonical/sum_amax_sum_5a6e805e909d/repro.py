"""assay repro 1
pattern 5a6e805e909dd7856bba0395ea3eab4bfbb6251625e4fdcea1549829266b65a5
home    392df2b57097
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[16, 512]", arg1: "bf16[8192, 50368]", p0: "size[]", p1: "size[]", p2: "size[]"):
        full: "i64[]" = torch.ops.aten.full.default([], 0, dtype = torch.int64)
        full_1: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        reshape: "i64[8192]" = torch.ops.aten.reshape.default(arg0, p0)
        ne: "b8[8192]" = torch.ops.aten.ne.Scalar(reshape, -100)
        reshape_1: "bf16[16, 512, 50368]" = torch.ops.aten.reshape.default(arg1, p1)
        sum_1: "i64[]" = torch.ops.aten.sum.default(ne)
        where: "i64[8192]" = torch.ops.aten.where.self(ne, reshape, full)
        unsqueeze: "i64[8192, 1]" = torch.ops.aten.unsqueeze.default(where, 1)
        convert_element_type: "f32[16, 512, 50368]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        reshape_2: "f32[8192, 50368]" = torch.ops.aten.reshape.default(convert_element_type, p2)
        amax: "f32[8192, 1]" = torch.ops.aten.amax.default(reshape_2, [1], True)
        sub: "f32[8192, 50368]" = torch.ops.aten.sub.Tensor(reshape_2, amax)
        exp: "f32[8192, 50368]" = torch.ops.aten.exp.default(sub)
        sum_2: "f32[8192, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        log: "f32[8192, 1]" = torch.ops.aten.log.default(sum_2)
        sub_1: "f32[8192, 50368]" = torch.ops.aten.sub.Tensor(sub, log)
        gather: "f32[8192, 1]" = torch.ops.aten.gather.default(sub_1, 1, unsqueeze)
        squeeze: "f32[8192]" = torch.ops.aten.squeeze.dim(gather, 1)
        neg: "f32[8192]" = torch.ops.aten.neg.default(squeeze)
        where_1: "f32[8192]" = torch.ops.aten.where.self(ne, neg, full_1)
        sum_3: "f32[]" = torch.ops.aten.sum.default(where_1)
        convert_element_type_1: "f32[]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        div: "f32[]" = torch.ops.aten.div.Tensor(sum_3, convert_element_type_1)
        return (reshape_1, amax, log, convert_element_type_1, div)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
