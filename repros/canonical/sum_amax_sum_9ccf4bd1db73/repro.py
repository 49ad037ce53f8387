"""assay repro 1
pattern 9ccf4bd1db736be73f492af42d6d8cc6810456a8987a943899d5879c0e38836b
home    ad5c96e38ced
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[8, 128]", arg1: "bf16[2048, 30528]", p0: "size[]", p1: "size", p2: "size", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size[]", p8: "size[]", p9: "size", p10: "size", p11: "size", p12: "size"):
        full: "i64[]" = torch.ops.aten.full.default([], 0, dtype = torch.int64)
        full_1: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        full_2: "i64[2, 8, 128]" = torch.ops.aten.full.default(p0, -100, dtype = torch.int64)
        select_scatter: "i64[2, 8, 128]" = torch.ops.aten.select_scatter.default(full_2, arg0, 0, p1)
        select_scatter_1: "i64[2, 8, 128]" = torch.ops.aten.select_scatter.default(select_scatter, arg0, 0, p2)
        reshape: "i64[2048]" = torch.ops.aten.reshape.default(select_scatter_1, p3)
        ne: "b8[2048]" = torch.ops.aten.ne.Scalar(reshape, -100)
        slice_1: "bf16[2048, 30522]" = torch.ops.aten.slice.Tensor(arg1, 1, p4, p5, p6)
        reshape_1: "bf16[8, 2, 128, 30522]" = torch.ops.aten.reshape.default(slice_1, p7)
        permute: "bf16[2, 8, 128, 30522]" = torch.ops.aten.permute.default(reshape_1, [1, 0, 2, 3])
        clone: "bf16[2, 8, 128, 30522]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_2: "bf16[2048, 30522]" = torch.ops.aten.reshape.default(clone, p8)
        select: "bf16[8, 128, 30522]" = torch.ops.aten.select.int(reshape_1, 1, p9)
        clone_1: "bf16[8, 128, 30522]" = torch.ops.aten.clone.default(select, memory_format = torch.contiguous_format)
        slice_2: "bf16[8, 1, 128, 30522]" = torch.ops.aten.slice.Tensor(reshape_1, 1, p10, p11, p12)
        sum_1: "i64[]" = torch.ops.aten.sum.default(ne)
        where: "i64[2048]" = torch.ops.aten.where.self(ne, reshape, full)
        unsqueeze: "i64[2048, 1]" = torch.ops.aten.unsqueeze.default(where, 1)
        convert_element_type: "f32[2048, 30522]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        amax: "f32[2048, 1]" = torch.ops.aten.amax.default(convert_element_type, [1], True)
        sub: "f32[2048, 30522]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[2048, 30522]" = torch.ops.aten.exp.default(sub)
        sum_2: "f32[2048, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        log: "f32[2048, 1]" = torch.ops.aten.log.default(sum_2)
        sub_1: "f32[2048, 30522]" = torch.ops.aten.sub.Tensor(sub, log)
        gather: "f32[2048, 1]" = torch.ops.aten.gather.default(sub_1, 1, unsqueeze)
        squeeze: "f32[2048]" = torch.ops.aten.squeeze.dim(gather, 1)
        neg: "f32[2048]" = torch.ops.aten.neg.default(squeeze)
        where_1: "f32[2048]" = torch.ops.aten.where.self(ne, neg, full_1)
        sum_3: "f32[]" = torch.ops.aten.sum.default(where_1)
        convert_element_type_1: "f32[]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        div: "f32[]" = torch.ops.aten.div.Tensor(sum_3, convert_element_type_1)
        return (select_scatter_1, clone_1, slice_2, amax, log, convert_element_type_1, div)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
