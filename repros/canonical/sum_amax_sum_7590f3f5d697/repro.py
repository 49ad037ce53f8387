"""assay repro 1
pattern 7590f3f5d697310b4d091f0a1482f1182538ee234ee82f4ca023a7ec90fbb418
home    1306fb38bad0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[8192]", arg1: "bf16[8192, 262144]"):
        full: "i64[]" = torch.ops.aten.full.default([], 0, dtype = torch.int64)
        full_1: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        ne: "b8[8192]" = torch.ops.aten.ne.Scalar(arg0, -100)
        ne_1: "b8[8192]" = torch.ops.aten.ne.Scalar(arg0, -100)
        ne_2: "b8[8192]" = torch.ops.aten.ne.Scalar(arg0, -100)
        sum_1: "i64[]" = torch.ops.aten.sum.default(ne)
        where: "i64[8192]" = torch.ops.aten.where.self(ne_1, arg0, full)
        unsqueeze: "i64[8192, 1]" = torch.ops.aten.unsqueeze.default(where, 1)
        convert_element_type: "f32[8192, 262144]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        amax: "f32[8192, 1]" = torch.ops.aten.amax.default(convert_element_type, [1], True)
        sub: "f32[8192, 262144]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[8192, 262144]" = torch.ops.aten.exp.default(sub)
        sum_2: "f32[8192, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        log: "f32[8192, 1]" = torch.ops.aten.log.default(sum_2)
        sub_1: "f32[8192, 262144]" = torch.ops.aten.sub.Tensor(sub, log)
        gather: "f32[8192, 1]" = torch.ops.aten.gather.default(sub_1, 1, unsqueeze)
        squeeze: "f32[8192]" = torch.ops.aten.squeeze.dim(gather, 1)
        neg: "f32[8192]" = torch.ops.aten.neg.default(squeeze)
        where_1: "f32[8192]" = torch.ops.aten.where.self(ne_2, neg, full_1)
        sum_3: "f32[]" = torch.ops.aten.sum.default(where_1)
        convert_element_type_1: "f32[]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        div: "f32[]" = torch.ops.aten.div.Tensor(sum_3, convert_element_type_1)
        return (div,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
