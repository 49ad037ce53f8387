"""assay repro 1
pattern ce3799de31cb36427a169046e788b87ef515148223e963b74491bafa34689ba1
home    fd1b8c6c45eb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[169, 24]", arg1: "i64[2401]", arg2: "f32[96, 49, 49]", arg3: "f32[4, 24, 49, 49]", arg4: "f32[4, 24, 49, 1]", arg5: "f32[4, 24, 49, 1]", arg6: "b8[4, 24, 49, 1]", arg7: "bf16[96, 49, 49]", arg8: "i64[2401]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]"):
        full: "f32[169, 24]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        full_1: "f32[4, 24, 49, 49]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        index: "f32[2401, 24]" = torch.ops.aten.index.Tensor(arg0, [arg1])
        reshape: "f32[4, 24, 49, 49]" = torch.ops.aten.reshape.default(arg2, p2)
        reshape_1: "f32[49, 49, 24]" = torch.ops.aten.reshape.default(index, p3)
        permute: "f32[24, 49, 49]" = torch.ops.aten.permute.default(reshape_1, [2, 0, 1])
        clone: "f32[24, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        sum_1: "f32[1, 24, 49, 49]" = torch.ops.aten.sum.dim_IntList(arg3, [0], True)
        unsqueeze: "f32[1, 24, 49, 49]" = torch.ops.aten.unsqueeze.default(clone, 0)
        convert_element_type: "bf16[1, 24, 49, 49]" = torch.ops.prims.convert_element_type.default(sum_1, torch.bfloat16)
        convert_element_type_1: "bf16[1, 24, 49, 49]" = torch.ops.prims.convert_element_type.default(unsqueeze, torch.bfloat16)
        add: "f32[4, 24, 49, 49]" = torch.ops.aten.add.Tensor(reshape, convert_element_type_1)
        sub: "f32[4, 24, 49, 49]" = torch.ops.aten.sub.Tensor(add, arg4)
        exp: "f32[4, 24, 49, 49]" = torch.ops.aten.exp.default(sub)
        div: "f32[4, 24, 49, 49]" = torch.ops.aten.div.Tensor(exp, arg5)
        where: "f32[4, 24, 49, 49]" = torch.ops.aten.where.self(arg6, full_1, div)
        expand: "f32[4, 24, 49, 49]" = torch.ops.aten.expand.default(where, p4)
        neg: "f32[4, 24, 49, 49]" = torch.ops.aten.neg.default(where)
        reshape_2: "f32[96, 49, 49]" = torch.ops.aten.reshape.default(expand, p5)
        permute_1: "f32[96, 49, 49]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        convert_element_type_2: "bf16[96, 49, 49]" = torch.ops.prims.convert_element_type.default(permute_1, torch.bfloat16)
        convert_element_type_3: "f32[96, 49, 49]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        reshape_3: "f32[4, 24, 49, 49]" = torch.ops.aten.reshape.default(convert_element_type_3, p6)
        mul: "f32[4, 24, 49, 49]" = torch.ops.aten.mul.Tensor(reshape_3, where)
        sum_2: "f32[4, 24, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        convert_element_type_4: "f32[1, 24, 49, 49]" = torch.ops.prims.convert_element_type.default(convert_element_type, torch.float32)
        squeeze: "f32[24, 49, 49]" = torch.ops.aten.squeeze.dim(convert_element_type_4, 0)
        permute_2: "f32[49, 49, 24]" = torch.ops.aten.permute.default(squeeze, [1, 2, 0])
        reshape_4: "f32[2401, 24]" = torch.ops.aten.reshape.default(permute_2, p7)
        index_put: "f32[169, 24]" = torch.ops.aten.index_put.default(full, [arg8], reshape_4, True)
        fma: "f32[4, 24, 49, 49]" = torch.ops.prims.fma.default(neg, sum_2, mul)
        reshape_5: "f32[96, 49, 49]" = torch.ops.aten.reshape.default(fma, p8)
        sum_3: "f32[1, 24, 49, 49]" = torch.ops.aten.sum.dim_IntList(fma, [0], True)
        convert_element_type_5: "bf16[1, 24, 49, 49]" = torch.ops.prims.convert_element_type.default(sum_3, torch.bfloat16)
        convert_element_type_6: "bf16[96, 49, 49]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.bfloat16)
        convert_element_type_7: "f32[1, 24, 49, 49]" = torch.ops.prims.convert_element_type.default(convert_element_type_5, torch.float32)
        squeeze_1: "f32[24, 49, 49]" = torch.ops.aten.squeeze.dim(convert_element_type_7, 0)
        permute_3: "f32[49, 49, 24]" = torch.ops.aten.permute.default(squeeze_1, [1, 2, 0])
        reshape_6: "f32[2401, 24]" = torch.ops.aten.reshape.default(permute_3, p9)
        index_put_1: "f32[169, 24]" = torch.ops.aten.index_put.default(full, [arg1], reshape_6, True)
        return (convert_element_type_2, index_put, convert_element_type_6, index_put_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
