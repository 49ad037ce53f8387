"""assay repro 1
pattern 443792d83b6377856a3ba2af2314f58297ca5d7296d99811402372860d774f15
home    1e10c7c7a885
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[6, 1, 1]", arg1: "bf16[6144, 49, 49]", arg2: "bf16[6144, 49, 49]", arg3: "i64[49, 49]", arg4: "bf16[169, 6]", arg5: "f32[16, 49, 49]", arg6: "f32[1024, 6, 49, 1]", arg7: "f32[1024, 6, 49, 1]", arg8: "f32[]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]"):
        clamp_max: "f32[6, 1, 1]" = torch.ops.aten.clamp_max.default(arg0, 4.605170185988092)
        exp: "f32[6, 1, 1]" = torch.ops.aten.exp.default(clamp_max)
        le: "b8[6, 1, 1]" = torch.ops.aten.le.Scalar(arg0, 4.605170185988092)
        reshape: "bf16[1024, 6, 49, 49]" = torch.ops.aten.reshape.default(arg1, p0)
        mul: "f32[1024, 6, 49, 49]" = torch.ops.aten.mul.Tensor(reshape, exp)
        reshape_1: "bf16[1024, 6, 49, 49]" = torch.ops.aten.reshape.default(arg2, p1)
        reshape_2: "i64[2401]" = torch.ops.aten.reshape.default(arg3, p2)
        index: "bf16[2401, 6]" = torch.ops.aten.index.Tensor(arg4, [reshape_2])
        reshape_3: "bf16[49, 49, 6]" = torch.ops.aten.reshape.default(index, p3)
        permute: "bf16[6, 49, 49]" = torch.ops.aten.permute.default(reshape_3, [2, 0, 1])
        clone: "bf16[6, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        sigmoid: "bf16[6, 49, 49]" = torch.ops.aten.sigmoid.default(clone)
        mul_1: "bf16[6, 49, 49]" = torch.ops.aten.mul.Tensor(sigmoid, 16.0)
        unsqueeze: "bf16[1, 6, 49, 49]" = torch.ops.aten.unsqueeze.default(mul_1, 0)
        add: "f32[1024, 6, 49, 49]" = torch.ops.aten.add.Tensor(mul, unsqueeze)
        reshape_4: "f32[64, 16, 6, 49, 49]" = torch.ops.aten.reshape.default(add, p4)
        unsqueeze_1: "f32[16, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_2: "f32[1, 16, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 0)
        add_1: "f32[64, 16, 6, 49, 49]" = torch.ops.aten.add.Tensor(reshape_4, unsqueeze_2)
        add_2: "f32[64, 16, 6, 49, 49]" = torch.ops.aten.add.Tensor(add_1, unsqueeze_2)
        reshape_5: "f32[1024, 6, 49, 49]" = torch.ops.aten.reshape.default(add_2, p5)
        sub: "f32[1024, 6, 49, 49]" = torch.ops.aten.sub.Tensor(reshape_5, arg6)
        exp_1: "f32[1024, 6, 49, 49]" = torch.ops.aten.exp.default(sub)
        div: "f32[1024, 6, 49, 49]" = torch.ops.aten.div.Tensor(exp_1, arg7)
        neg: "f32[1024, 6, 49, 49]" = torch.ops.aten.neg.default(div)
        convert_element_type: "f32[1024, 6, 49, 49]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_2: "f32[1024, 6, 49, 49]" = torch.ops.aten.mul.Tensor(convert_element_type, div)
        sum_1: "f32[1024, 6, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [3], True)
        fma: "f32[1024, 6, 49, 49]" = torch.ops.prims.fma.default(neg, sum_1, mul_2)
        mul_3: "f32[1024, 6, 49, 49]" = torch.ops.aten.mul.Tensor(fma, exp)
        mul_4: "f32[1024, 6, 49, 49]" = torch.ops.aten.mul.Tensor(fma, reshape)
        sum_2: "f32[1, 6, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 2, 3], True, dtype = torch.float32)
        reshape_6: "f32[6, 1, 1]" = torch.ops.aten.reshape.default(sum_2, p6)
        mul_5: "f32[6, 1, 1]" = torch.ops.aten.mul.Tensor(reshape_6, exp)
        where: "f32[6, 1, 1]" = torch.ops.aten.where.self(le, mul_5, arg8)
        convert_element_type_1: "bf16[1024, 6, 49, 49]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        reshape_7: "bf16[6144, 49, 49]" = torch.ops.aten.reshape.default(convert_element_type_1, p7)
        return (reshape_2, sigmoid, fma, where, reshape_7)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
