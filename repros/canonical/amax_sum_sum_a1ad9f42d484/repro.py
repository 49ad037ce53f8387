"""assay repro 1
pattern a1ad9f42d4844780d7e017ff304219c26918e9029d0ffcf0a5f283c02d590e0a
home    ee8d1e90022d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[4, 1024]", arg1: "bf16[4096, 50272]", arg2: "f32[1, 50265]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]", p5: "size[]"):
        full: "i64[]" = torch.ops.aten.full.default([], 0, dtype = torch.int64)
        full_1: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        reshape: "i64[4096]" = torch.ops.aten.reshape.default(arg0, p0)
        ne: "b8[4096]" = torch.ops.aten.ne.Scalar(reshape, -100)
        slice_1: "bf16[4096, 50265]" = torch.ops.aten.slice.Tensor(arg1, 1, p1, p2, p3)
        reshape_1: "bf16[4, 1024, 50265]" = torch.ops.aten.reshape.default(slice_1, p4)
        add: "f32[4, 1024, 50265]" = torch.ops.aten.add.Tensor(reshape_1, arg2)
        reshape_2: "f32[4096, 50265]" = torch.ops.aten.reshape.default(add, p5)
        amax: "f32[4096, 1]" = torch.ops.aten.amax.default(reshape_2, [1], True)
        sub: "f32[4096, 50265]" = torch.ops.aten.sub.Tensor(reshape_2, amax)
        exp: "f32[4096, 50265]" = torch.ops.aten.exp.default(sub)
        sum_1: "i64[]" = torch.ops.aten.sum.default(ne)
        sum_2: "f32[4096, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        log: "f32[4096, 1]" = torch.ops.aten.log.default(sum_2)
        sub_1: "f32[4096, 50265]" = torch.ops.aten.sub.Tensor(sub, log)
        where: "i64[4096]" = torch.ops.aten.where.self(ne, reshape, full)
        unsqueeze: "i64[4096, 1]" = torch.ops.aten.unsqueeze.default(where, 1)
        gather: "f32[4096, 1]" = torch.ops.aten.gather.default(sub_1, 1, unsqueeze)
        squeeze: "f32[4096]" = torch.ops.aten.squeeze.dim(gather, 1)
        neg: "f32[4096]" = torch.ops.aten.neg.default(squeeze)
        where_1: "f32[4096]" = torch.ops.aten.where.self(ne, neg, full_1)
        sum_3: "f32[]" = torch.ops.aten.sum.default(where_1)
        convert_element_type: "f32[]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        div: "f32[]" = torch.ops.aten.div.Tensor(sum_3, convert_element_type)
        return (add, amax, log, convert_element_type, div)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
