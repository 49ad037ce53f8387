"""assay repro 1
pattern a61d98abf6757c7134977b8c450885188a9c1acf1cc4132c67f657614cd8a4a0
home    e1c36e1b5b53
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[128]", arg1: "i64[2]", arg2: "bf16[128, 8]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]"):
        full: "i64[]" = torch.ops.aten.full.default([], 0, dtype = torch.int64)
        full_1: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        ne: "b8[128]" = torch.ops.aten.ne.Scalar(arg0, -100)
        reshape: "i64[1, 2]" = torch.ops.aten.reshape.default(arg1, p0)
        slice_1: "bf16[128, 2]" = torch.ops.aten.slice.Tensor(arg2, 1, p1, p2, p3)
        sum_1: "i64[]" = torch.ops.aten.sum.default(ne)
        unsqueeze: "i64[128, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        ne_1: "b8[128, 1]" = torch.ops.aten.ne.Scalar(unsqueeze, -100)
        where: "i64[128]" = torch.ops.aten.where.self(ne, arg0, full)
        unsqueeze_1: "i64[128, 1]" = torch.ops.aten.unsqueeze.default(where, 1)
        where_1: "i64[128, 1]" = torch.ops.aten.where.self(ne_1, unsqueeze, full)
        expand: "i64[128, 2]" = torch.ops.aten.expand.default(where_1, p4)
        eq: "b8[128, 2]" = torch.ops.aten.eq.Tensor(expand, reshape)
        convert_element_type: "f32[128, 2]" = torch.ops.prims.convert_element_type.default(slice_1, torch.float32)
        amax: "f32[128, 1]" = torch.ops.aten.amax.default(convert_element_type, [1], True)
        sub: "f32[128, 2]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[128, 2]" = torch.ops.aten.exp.default(sub)
        sum_2: "f32[128, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        log: "f32[128, 1]" = torch.ops.aten.log.default(sum_2)
        sub_1: "f32[128, 2]" = torch.ops.aten.sub.Tensor(sub, log)
        convert_element_type_1: "bf16[128, 2]" = torch.ops.prims.convert_element_type.default(sub_1, torch.bfloat16)
        convert_element_type_2: "f32[128, 2]" = torch.ops.prims.convert_element_type.default(convert_element_type_1, torch.float32)
        gather: "f32[128, 1]" = torch.ops.aten.gather.default(convert_element_type_2, 1, unsqueeze_1)
        squeeze: "f32[128]" = torch.ops.aten.squeeze.dim(gather, 1)
        neg: "f32[128]" = torch.ops.aten.neg.default(squeeze)
        where_2: "f32[128]" = torch.ops.aten.where.self(ne, neg, full_1)
        sum_3: "f32[]" = torch.ops.aten.sum.default(where_2)
        convert_element_type_3: "f32[]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        div: "f32[]" = torch.ops.aten.div.Tensor(sum_3, convert_element_type_3)
        return (slice_1, ne_1, eq, convert_element_type_3, div)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
