"""assay repro 1
pattern c02133fe6db2d29e58805ec8f552f2e55eff4863344692a8713a2ceae4c71784
home    b3b1627c9cb4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[32, 512]", arg1: "bf16[32, 512, 50257][25735168, 50264, 1]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]", p5: "size[]"):
        constant_pad_nd: "i64[32, 513]" = torch.ops.aten.constant_pad_nd.default(arg0, p0, -100.0)
        full: "i64[]" = torch.ops.aten.full.default([], 0, dtype = torch.int64)
        full_1: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        slice_1: "i64[32, 512]" = torch.ops.aten.slice.Tensor(constant_pad_nd, 1, p1, p2, p3)
        clone: "i64[32, 512]" = torch.ops.aten.clone.default(slice_1, memory_format = torch.contiguous_format)
        reshape: "i64[16384]" = torch.ops.aten.reshape.default(clone, p4)
        ne: "b8[16384]" = torch.ops.aten.ne.Scalar(reshape, -100)
        sum_1: "i64[]" = torch.ops.aten.sum.default(ne)
        where: "i64[16384]" = torch.ops.aten.where.self(ne, reshape, full)
        unsqueeze: "i64[16384, 1]" = torch.ops.aten.unsqueeze.default(where, 1)
        convert_element_type: "f32[32, 512, 50257]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        reshape_1: "f32[16384, 50257]" = torch.ops.aten.reshape.default(convert_element_type, p5)
        amax: "f32[16384, 1]" = torch.ops.aten.amax.default(reshape_1, [1], True)
        sub: "f32[16384, 50257]" = torch.ops.aten.sub.Tensor(reshape_1, amax)
        exp: "f32[16384, 50257]" = torch.ops.aten.exp.default(sub)
        sum_2: "f32[16384, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        log: "f32[16384, 1]" = torch.ops.aten.log.default(sum_2)
        sub_1: "f32[16384, 50257]" = torch.ops.aten.sub.Tensor(sub, log)
        gather: "f32[16384, 1]" = torch.ops.aten.gather.default(sub_1, 1, unsqueeze)
        squeeze: "f32[16384]" = torch.ops.aten.squeeze.dim(gather, 1)
        neg: "f32[16384]" = torch.ops.aten.neg.default(squeeze)
        where_1: "f32[16384]" = torch.ops.aten.where.self(ne, neg, full_1)
        sum_3: "f32[]" = torch.ops.aten.sum.default(where_1)
        convert_element_type_1: "f32[]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        div: "f32[]" = torch.ops.aten.div.Tensor(sum_3, convert_element_type_1)
        return (constant_pad_nd, amax, log, convert_element_type_1, div)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
