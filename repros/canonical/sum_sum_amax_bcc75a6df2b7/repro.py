"""assay repro 1
pattern bcc75a6df2b78777ef8d74a6cf9dd7b6580d9bf6d9e1705a100de0f228772b69
home    b82171140b7e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[1]", arg1: "i64[1]", arg2: "bf16[128, 2]", arg3: "f32[]", p0: "size[]", p1: "size"):
        clamp_min: "i64[1]" = torch.ops.aten.clamp_min.default(arg0, 0)
        clamp_max: "i64[1]" = torch.ops.aten.clamp_max.default(clamp_min, 128)
        clamp_min_1: "i64[1]" = torch.ops.aten.clamp_min.default(arg1, 0)
        clamp_max_1: "i64[1]" = torch.ops.aten.clamp_max.default(clamp_min_1, 128)
        full: "i64[]" = torch.ops.aten.full.default([], 0, dtype = torch.int64)
        ne: "b8[1]" = torch.ops.aten.ne.Scalar(clamp_max, 128)
        ne_1: "b8[1]" = torch.ops.aten.ne.Scalar(clamp_max_1, 128)
        reshape: "bf16[1, 128, 2]" = torch.ops.aten.reshape.default(arg2, p0)
        split = torch.ops.aten.split.Tensor(reshape, p1, 2)
        getitem: "bf16[1, 128, 1]" = split[0]
        getitem_1: "bf16[1, 128, 1]" = split[1]
        squeeze: "bf16[1, 128]" = torch.ops.aten.squeeze.dim(getitem, 2)
        clone: "bf16[1, 128]" = torch.ops.aten.clone.default(squeeze, memory_format = torch.contiguous_format)
        squeeze_1: "bf16[1, 128]" = torch.ops.aten.squeeze.dim(getitem_1, 2)
        clone_1: "bf16[1, 128]" = torch.ops.aten.clone.default(squeeze_1, memory_format = torch.contiguous_format)
        sum_1: "i64[]" = torch.ops.aten.sum.default(ne)
        sum_2: "i64[]" = torch.ops.aten.sum.default(ne_1)
        where: "i64[1]" = torch.ops.aten.where.self(ne, clamp_max, full)
        unsqueeze: "i64[1, 1]" = torch.ops.aten.unsqueeze.default(where, 1)
        where_1: "i64[1]" = torch.ops.aten.where.self(ne_1, clamp_max_1, full)
        unsqueeze_1: "i64[1, 1]" = torch.ops.aten.unsqueeze.default(where_1, 1)
        convert_element_type: "f32[1, 128]" = torch.ops.prims.convert_element_type.default(clone, torch.float32)
        amax: "f32[1, 1]" = torch.ops.aten.amax.default(convert_element_type, [1], True)
        sub: "f32[1, 128]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[1, 128]" = torch.ops.aten.exp.default(sub)
        sum_3: "f32[1, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        log: "f32[1, 1]" = torch.ops.aten.log.default(sum_3)
        sub_1: "f32[1, 128]" = torch.ops.aten.sub.Tensor(sub, log)
        convert_element_type_1: "bf16[1, 128]" = torch.ops.prims.convert_element_type.default(sub_1, torch.bfloat16)
        convert_element_type_2: "f32[1, 128]" = torch.ops.prims.convert_element_type.default(clone_1, torch.float32)
        amax_1: "f32[1, 1]" = torch.ops.aten.amax.default(convert_element_type_2, [1], True)
        sub_2: "f32[1, 128]" = torch.ops.aten.sub.Tensor(convert_element_type_2, amax_1)
        exp_1: "f32[1, 128]" = torch.ops.aten.exp.default(sub_2)
        sum_4: "f32[1, 1]" = torch.ops.aten.sum.dim_IntList(exp_1, [1], True)
        log_1: "f32[1, 1]" = torch.ops.aten.log.default(sum_4)
        sub_3: "f32[1, 128]" = torch.ops.aten.sub.Tensor(sub_2, log_1)
        convert_element_type_3: "bf16[1, 128]" = torch.ops.prims.convert_element_type.default(sub_3, torch.bfloat16)
        convert_element_type_4: "f32[]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        convert_element_type_5: "f32[]" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32)
        convert_element_type_6: "f32[1, 128]" = torch.ops.prims.convert_element_type.default(convert_element_type_1, torch.float32)
        gather: "f32[1, 1]" = torch.ops.aten.gather.default(convert_element_type_6, 1, unsqueeze)
        squeeze_2: "f32[1]" = torch.ops.aten.squeeze.dim(gather, 1)
        neg: "f32[1]" = torch.ops.aten.neg.default(squeeze_2)
        where_2: "f32[1]" = torch.ops.aten.where.self(ne, neg, arg3)
        sum_5: "f32[]" = torch.ops.aten.sum.default(where_2)
        div: "f32[]" = torch.ops.aten.div.Tensor(sum_5, convert_element_type_4)
        convert_element_type_7: "f32[1, 128]" = torch.ops.prims.convert_element_type.default(convert_element_type_3, torch.float32)
        gather_1: "f32[1, 1]" = torch.ops.aten.gather.default(convert_element_type_7, 1, unsqueeze_1)
        squeeze_3: "f32[1]" = torch.ops.aten.squeeze.dim(gather_1, 1)
        neg_1: "f32[1]" = torch.ops.aten.neg.default(squeeze_3)
        where_3: "f32[1]" = torch.ops.aten.where.self(ne_1, neg_1, arg3)
        sum_6: "f32[]" = torch.ops.aten.sum.default(where_3)
        div_1: "f32[]" = torch.ops.aten.div.Tensor(sum_6, convert_element_type_5)
        add: "f32[]" = torch.ops.aten.add.Tensor(div, div_1)
        div_2: "f32[]" = torch.ops.aten.div.Tensor(add, 2.0)
        return (ne, ne_1, clone, clone_1, amax, log, amax_1, log_1, div_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
