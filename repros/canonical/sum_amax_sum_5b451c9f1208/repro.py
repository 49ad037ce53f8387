"""assay repro 1
pattern 5b451c9f12088455601fa3755bb4bfd6f8779a20e5b30d0e099f726acbd6c764
home    f46815480d7f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[8, 1024]", arg1: "bf16[8192, 50360]", arg2: "f32[]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]", p5: "size[]"):
        full: "i64[]" = torch.ops.aten.full.default([], 0, dtype = torch.int64)
        reshape: "i64[8192]" = torch.ops.aten.reshape.default(arg0, p0)
        ne: "b8[8192]" = torch.ops.aten.ne.Scalar(reshape, -100)
        slice_1: "bf16[8192, 50358]" = torch.ops.aten.slice.Tensor(arg1, 1, p1, p2, p3)
        reshape_1: "bf16[8, 1024, 50358]" = torch.ops.aten.reshape.default(slice_1, p4)
        reshape_2: "bf16[8192, 50358]" = torch.ops.aten.reshape.default(reshape_1, p5)
        sum_1: "i64[]" = torch.ops.aten.sum.default(ne)
        where: "i64[8192]" = torch.ops.aten.where.self(ne, reshape, full)
        unsqueeze: "i64[8192, 1]" = torch.ops.aten.unsqueeze.default(where, 1)
        convert_element_type: "f32[8192, 50358]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        amax: "f32[8192, 1]" = torch.ops.aten.amax.default(convert_element_type, [1], True)
        sub: "f32[8192, 50358]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[8192, 50358]" = torch.ops.aten.exp.default(sub)
        sum_2: "f32[8192, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        log: "f32[8192, 1]" = torch.ops.aten.log.default(sum_2)
        sub_1: "f32[8192, 50358]" = torch.ops.aten.sub.Tensor(sub, log)
        convert_element_type_1: "bf16[8192, 50358]" = torch.ops.prims.convert_element_type.default(sub_1, torch.bfloat16)
        convert_element_type_2: "f32[8192, 50358]" = torch.ops.prims.convert_element_type.default(convert_element_type_1, torch.float32)
        gather: "f32[8192, 1]" = torch.ops.aten.gather.default(convert_element_type_2, 1, unsqueeze)
        squeeze: "f32[8192]" = torch.ops.aten.squeeze.dim(gather, 1)
        neg: "f32[8192]" = torch.ops.aten.neg.default(squeeze)
        where_1: "f32[8192]" = torch.ops.aten.where.self(ne, neg, arg2)
        sum_3: "f32[]" = torch.ops.aten.sum.default(where_1)
        convert_element_type_3: "f32[]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        div: "f32[]" = torch.ops.aten.div.Tensor(sum_3, convert_element_type_3)
        return (reshape_1, amax, log, convert_element_type_3, div)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
