"""assay repro 1
pattern 18157c34a2b1b1c946e4b55ab1cf5356e482e94c1cd90c54593afd9026a6f178
home    2b79f17a67b0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[169, 12]", arg1: "i64[2401]", arg2: "f32[192, 49, 49]", arg3: "f32[16, 12, 49, 1]", arg4: "f32[16, 12, 49, 1]", arg5: "b8[16, 12, 49, 1]", arg6: "bf16[192, 49, 49]", arg7: "f32[169, 12]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]"):
        full: "f32[16, 12, 49, 49]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        index: "f32[2401, 12]" = torch.ops.aten.index.Tensor(arg0, [arg1])
        reshape: "f32[16, 12, 49, 49]" = torch.ops.aten.reshape.default(arg2, p1)
        reshape_1: "f32[49, 49, 12]" = torch.ops.aten.reshape.default(index, p2)
        permute: "f32[12, 49, 49]" = torch.ops.aten.permute.default(reshape_1, [2, 0, 1])
        clone: "f32[12, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        unsqueeze: "f32[1, 12, 49, 49]" = torch.ops.aten.unsqueeze.default(clone, 0)
        convert_element_type: "bf16[1, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(unsqueeze, torch.bfloat16)
        add: "f32[16, 12, 49, 49]" = torch.ops.aten.add.Tensor(reshape, convert_element_type)
        sub: "f32[16, 12, 49, 49]" = torch.ops.aten.sub.Tensor(add, arg3)
        exp: "f32[16, 12, 49, 49]" = torch.ops.aten.exp.default(sub)
        div: "f32[16, 12, 49, 49]" = torch.ops.aten.div.Tensor(exp, arg4)
        where: "f32[16, 12, 49, 49]" = torch.ops.aten.where.self(arg5, full, div)
        expand: "f32[16, 12, 49, 49]" = torch.ops.aten.expand.default(where, p3)
        neg: "f32[16, 12, 49, 49]" = torch.ops.aten.neg.default(where)
        reshape_2: "f32[192, 49, 49]" = torch.ops.aten.reshape.default(expand, p4)
        permute_1: "f32[192, 49, 49]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        convert_element_type_1: "bf16[192, 49, 49]" = torch.ops.prims.convert_element_type.default(permute_1, torch.bfloat16)
        convert_element_type_2: "f32[192, 49, 49]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        reshape_3: "f32[16, 12, 49, 49]" = torch.ops.aten.reshape.default(convert_element_type_2, p5)
        mul: "f32[16, 12, 49, 49]" = torch.ops.aten.mul.Tensor(reshape_3, where)
        sum_1: "f32[16, 12, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        fma: "f32[16, 12, 49, 49]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        reshape_4: "f32[192, 49, 49]" = torch.ops.aten.reshape.default(fma, p6)
        sum_2: "f32[1, 12, 49, 49]" = torch.ops.aten.sum.dim_IntList(fma, [0], True)
        convert_element_type_3: "bf16[1, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(sum_2, torch.bfloat16)
        convert_element_type_4: "bf16[192, 49, 49]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.bfloat16)
        convert_element_type_5: "f32[1, 12, 49, 49]" = torch.ops.prims.convert_element_type.default(convert_element_type_3, torch.float32)
        squeeze: "f32[12, 49, 49]" = torch.ops.aten.squeeze.dim(convert_element_type_5, 0)
        permute_2: "f32[49, 49, 12]" = torch.ops.aten.permute.default(squeeze, [1, 2, 0])
        reshape_5: "f32[2401, 12]" = torch.ops.aten.reshape.default(permute_2, p7)
        index_put: "f32[169, 12]" = torch.ops.aten.index_put.default(arg7, [arg1], reshape_5, True)
        return (convert_element_type_1, convert_element_type_4, index_put)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
