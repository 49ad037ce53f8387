"""assay repro 1
pattern bf8b5888a68df2079509337171c658503d57ccf9a0bd62f155ba5d163af2a346
home    4da22299dfbe
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[1, 512]", arg1: "i64[4, 512]", arg2: "i64[1, 512]", arg3: "bf16[2048, 768]", arg4: "bf16[2048, 768]", arg5: "bf16[2048, 768]", arg6: "b8[4, 512, 768]", arg7: "bf16[30522, 768]", arg8: "f32[4, 512, 768]", arg9: "f32[768]", arg10: "f32[4, 512, 768]", arg11: "f32[4, 512, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        expand: "i64[4, 512]" = torch.ops.aten.expand.default(arg0, p0)
        full: "f32[30522, 768]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        full_1: "f32[512, 768]" = torch.ops.aten.full.default(p2, 0.0, dtype = torch.float32)
        full_2: "f32[2, 768]" = torch.ops.aten.full.default(p3, 0.0, dtype = torch.float32)
        ge: "b8[4, 512]" = torch.ops.aten.ge.Scalar(arg1, 0)
        ge_1: "b8[1, 512]" = torch.ops.aten.ge.Scalar(arg2, 0)
        ge_2: "b8[4, 512]" = torch.ops.aten.ge.Scalar(expand, 0)
        lt: "b8[4, 512]" = torch.ops.aten.lt.Scalar(arg1, 30522)
        bitwise_and: "b8[4, 512]" = torch.ops.aten.bitwise_and.Tensor(ge, lt)
        lt_1: "b8[1, 512]" = torch.ops.aten.lt.Scalar(arg2, 512)
        bitwise_and_1: "b8[1, 512]" = torch.ops.aten.bitwise_and.Tensor(ge_1, lt_1)
        lt_2: "b8[4, 512]" = torch.ops.aten.lt.Scalar(expand, 2)
        bitwise_and_2: "b8[4, 512]" = torch.ops.aten.bitwise_and.Tensor(ge_2, lt_2)
        ne: "b8[4, 512]" = torch.ops.aten.ne.Scalar(arg1, 0)
        bitwise_and_3: "b8[4, 512]" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, ne)
        ne_1: "b8[1, 512]" = torch.ops.aten.ne.Scalar(arg2, -1)
        bitwise_and_4: "b8[1, 512]" = torch.ops.aten.bitwise_and.Tensor(bitwise_and_1, ne_1)
        ne_2: "b8[4, 512]" = torch.ops.aten.ne.Scalar(expand, -1)
        bitwise_and_5: "b8[4, 512]" = torch.ops.aten.bitwise_and.Tensor(bitwise_and_2, ne_2)
        reshape: "bf16[4, 512, 768]" = torch.ops.aten.reshape.default(arg3, p4)
        reshape_1: "bf16[4, 512, 768]" = torch.ops.aten.reshape.default(arg4, p5)
        reshape_2: "bf16[4, 512, 768]" = torch.ops.aten.reshape.default(arg5, p6)
        unsqueeze: "b8[4, 512, 1]" = torch.ops.aten.unsqueeze.default(bitwise_and_3, 2)
        unsqueeze_1: "b8[1, 512, 1]" = torch.ops.aten.unsqueeze.default(bitwise_and_4, 2)
        unsqueeze_2: "b8[4, 512, 1]" = torch.ops.aten.unsqueeze.default(bitwise_and_5, 2)
        convert_element_type: "f32[4, 512, 768]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        mul: "f32[4, 512, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[30522, 768]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        convert_element_type_2: "f32[4, 512, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[4, 512, 768]" = torch.ops.aten.add.Tensor(arg8, convert_element_type_2)
        convert_element_type_3: "f32[4, 512, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add_1: "f32[4, 512, 768]" = torch.ops.aten.add.Tensor(add, convert_element_type_3)
        convert_element_type_4: "f32[4, 512, 768]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_2: "f32[4, 512, 768]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_4)
        mul_1: "f32[4, 512, 768]" = torch.ops.aten.mul.Tensor(add_2, mul)
        mul_2: "f32[4, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg9)
        mul_3: "f32[4, 512, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg10)
        mul_4: "f32[4, 512, 768]" = torch.ops.aten.mul.Tensor(mul_2, arg10)
        mul_5: "f32[4, 512, 768]" = torch.ops.aten.mul.Tensor(mul_2, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_3: "f32[4, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        mul_6: "f32[4, 512, 768]" = torch.ops.aten.mul.Tensor(arg10, sum_3)
        sum_4: "f32[4, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        sub: "f32[4, 512, 768]" = torch.ops.aten.sub.Tensor(mul_5, sum_4)
        sub_1: "f32[4, 512, 768]" = torch.ops.aten.sub.Tensor(sub, mul_6)
        mul_7: "f32[4, 512, 768]" = torch.ops.aten.mul.Tensor(arg11, sub_1)
        _unsafe_masked_index_put_accumulate: "f32[30522, 768]" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(full, unsqueeze, [arg1], mul_7)
        _unsafe_masked_index_put_accumulate_1: "f32[2, 768]" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(full_2, unsqueeze_2, [expand], mul_7)
        add_3: "f32[30522, 768]" = torch.ops.aten.add.Tensor(convert_element_type_1, _unsafe_masked_index_put_accumulate)
        sum_5: "f32[1, 512, 768]" = torch.ops.aten.sum.dim_IntList(mul_7, [0], True)
        _unsafe_masked_index_put_accumulate_2: "f32[512, 768]" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(full_1, unsqueeze_1, [arg2], sum_5)
        return (sum_1, sum_2, _unsafe_masked_index_put_accumulate_1, add_3, _unsafe_masked_index_put_accumulate_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
