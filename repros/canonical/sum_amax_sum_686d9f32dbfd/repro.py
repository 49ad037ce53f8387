"""assay repro 1
pattern 686d9f32dbfd17a35061929a801da80a3089893f4fae3fb0cc1feb2404c8c780
home    602a9a8b0443
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[1, 1000]", arg1: "bf16[1000, 100352]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size[]"):
        constant_pad_nd: "i64[1, 1001]" = torch.ops.aten.constant_pad_nd.default(arg0, p0, -100.0)
        full: "i64[]" = torch.ops.aten.full.default([], 0, dtype = torch.int64)
        full_1: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        reshape: "bf16[1, 1000, 100352]" = torch.ops.aten.reshape.default(arg1, p1)
        slice_1: "i64[1, 1000]" = torch.ops.aten.slice.Tensor(constant_pad_nd, 1, p2, p3, p4)
        reshape_1: "i64[1000]" = torch.ops.aten.reshape.default(slice_1, p5)
        ne: "b8[1000]" = torch.ops.aten.ne.Scalar(reshape_1, -100)
        sum_1: "i64[]" = torch.ops.aten.sum.default(ne)
        where: "i64[1000]" = torch.ops.aten.where.self(ne, reshape_1, full)
        unsqueeze: "i64[1000, 1]" = torch.ops.aten.unsqueeze.default(where, 1)
        convert_element_type: "f32[1, 1000, 100352]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        reshape_2: "f32[1000, 100352]" = torch.ops.aten.reshape.default(convert_element_type, p6)
        amax: "f32[1000, 1]" = torch.ops.aten.amax.default(reshape_2, [1], True)
        sub: "f32[1000, 100352]" = torch.ops.aten.sub.Tensor(reshape_2, amax)
        exp: "f32[1000, 100352]" = torch.ops.aten.exp.default(sub)
        sum_2: "f32[1000, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        log: "f32[1000, 1]" = torch.ops.aten.log.default(sum_2)
        sub_1: "f32[1000, 100352]" = torch.ops.aten.sub.Tensor(sub, log)
        gather: "f32[1000, 1]" = torch.ops.aten.gather.default(sub_1, 1, unsqueeze)
        squeeze: "f32[1000]" = torch.ops.aten.squeeze.dim(gather, 1)
        neg: "f32[1000]" = torch.ops.aten.neg.default(squeeze)
        where_1: "f32[1000]" = torch.ops.aten.where.self(ne, neg, full_1)
        sum_3: "f32[]" = torch.ops.aten.sum.default(where_1)
        convert_element_type_1: "f32[]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        div: "f32[]" = torch.ops.aten.div.Tensor(sum_3, convert_element_type_1)
        return (constant_pad_nd, reshape, amax, log, convert_element_type_1, div)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
