"""assay repro 1
pattern d696f912b2dd7fe68ca58210e88aff0effb11251528962e57226445932fa6d86
home    79f085bde55c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[256, 128]", arg1: "bf16[32768, 30528]", arg2: "f32[30522]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]", p5: "size[]", p6: "size[]"):
        full: "i64[]" = torch.ops.aten.full.default([], 0, dtype = torch.int64)
        full_1: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        reshape: "i64[32768]" = torch.ops.aten.reshape.default(arg0, p0)
        ne: "b8[32768]" = torch.ops.aten.ne.Scalar(reshape, -100)
        slice_1: "bf16[32768, 30522]" = torch.ops.aten.slice.Tensor(arg1, 1, p1, p2, p3)
        reshape_1: "bf16[256, 128, 30522]" = torch.ops.aten.reshape.default(slice_1, p4)
        add: "f32[256, 128, 30522]" = torch.ops.aten.add.Tensor(reshape_1, arg2)
        sum_1: "i64[]" = torch.ops.aten.sum.default(ne)
        where: "i64[32768]" = torch.ops.aten.where.self(ne, reshape, full)
        unsqueeze: "i64[32768, 1]" = torch.ops.aten.unsqueeze.default(where, 1)
        convert_element_type: "bf16[256, 128, 30522]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        reshape_2: "bf16[32768, 30522]" = torch.ops.aten.reshape.default(convert_element_type, p5)
        reshape_3: "bf16[256, 128, 30522]" = torch.ops.aten.reshape.default(reshape_2, p6)
        convert_element_type_1: "f32[32768, 30522]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        amax: "f32[32768, 1]" = torch.ops.aten.amax.default(convert_element_type_1, [1], True)
        sub: "f32[32768, 30522]" = torch.ops.aten.sub.Tensor(convert_element_type_1, amax)
        exp: "f32[32768, 30522]" = torch.ops.aten.exp.default(sub)
        sum_2: "f32[32768, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        log: "f32[32768, 1]" = torch.ops.aten.log.default(sum_2)
        sub_1: "f32[32768, 30522]" = torch.ops.aten.sub.Tensor(sub, log)
        convert_element_type_2: "bf16[32768, 30522]" = torch.ops.prims.convert_element_type.default(sub_1, torch.bfloat16)
        convert_element_type_3: "f32[32768, 30522]" = torch.ops.prims.convert_element_type.default(convert_element_type_2, torch.float32)
        gather: "f32[32768, 1]" = torch.ops.aten.gather.default(convert_element_type_3, 1, unsqueeze)
        squeeze: "f32[32768]" = torch.ops.aten.squeeze.dim(gather, 1)
        neg: "f32[32768]" = torch.ops.aten.neg.default(squeeze)
        where_1: "f32[32768]" = torch.ops.aten.where.self(ne, neg, full_1)
        sum_3: "f32[]" = torch.ops.aten.sum.default(where_1)
        convert_element_type_4: "f32[]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        div: "f32[]" = torch.ops.aten.div.Tensor(sum_3, convert_element_type_4)
        return (reshape_3, convert_element_type_2, convert_element_type_4, div)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
