"""assay repro 1
pattern 36be19d954bdc7fa064bfce3055f762587c5be4f3945b4312964d88695b52ba4
home    a9ed97c33ca9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[1, 1024]", arg1: "i64[1, 1024]", arg2: "bf16[1024, 1024]", arg3: "bf16[1024, 1024]", arg4: "bf16[1024, 1024]", arg5: "b8[1, 1024, 1024]", arg6: "bf16[50265, 1024]", arg7: "f32[1, 1024, 1024]", arg8: "f32[1024]", arg9: "f32[1, 1024, 1024]", arg10: "f32[1, 1024, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        full: "f32[50265, 1024]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        full_1: "f32[1026, 1024]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        ge: "b8[1, 1024]" = torch.ops.aten.ge.Scalar(arg0, 0)
        ge_1: "b8[1, 1024]" = torch.ops.aten.ge.Scalar(arg1, 0)
        lt: "b8[1, 1024]" = torch.ops.aten.lt.Scalar(arg0, 50265)
        bitwise_and: "b8[1, 1024]" = torch.ops.aten.bitwise_and.Tensor(ge, lt)
        lt_1: "b8[1, 1024]" = torch.ops.aten.lt.Scalar(arg1, 1026)
        bitwise_and_1: "b8[1, 1024]" = torch.ops.aten.bitwise_and.Tensor(ge_1, lt_1)
        ne: "b8[1, 1024]" = torch.ops.aten.ne.Scalar(arg0, 1)
        bitwise_and_2: "b8[1, 1024]" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, ne)
        ne_1: "b8[1, 1024]" = torch.ops.aten.ne.Scalar(arg1, -1)
        bitwise_and_3: "b8[1, 1024]" = torch.ops.aten.bitwise_and.Tensor(bitwise_and_1, ne_1)
        reshape: "bf16[1, 1024, 1024]" = torch.ops.aten.reshape.default(arg2, p2)
        reshape_1: "bf16[1, 1024, 1024]" = torch.ops.aten.reshape.default(arg3, p3)
        reshape_2: "bf16[1, 1024, 1024]" = torch.ops.aten.reshape.default(arg4, p4)
        unsqueeze: "b8[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(bitwise_and_2, 2)
        unsqueeze_1: "b8[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(bitwise_and_3, 2)
        convert_element_type: "f32[1, 1024, 1024]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        mul: "f32[1, 1024, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[50265, 1024]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        convert_element_type_2: "f32[1, 1024, 1024]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[1, 1024, 1024]" = torch.ops.aten.add.Tensor(arg7, convert_element_type_2)
        convert_element_type_3: "f32[1, 1024, 1024]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add_1: "f32[1, 1024, 1024]" = torch.ops.aten.add.Tensor(add, convert_element_type_3)
        convert_element_type_4: "f32[1, 1024, 1024]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_2: "f32[1, 1024, 1024]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_4)
        mul_1: "f32[1, 1024, 1024]" = torch.ops.aten.mul.Tensor(add_2, mul)
        mul_2: "f32[1, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul_1, arg8)
        mul_3: "f32[1, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul_1, arg9)
        mul_4: "f32[1, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul_2, arg9)
        mul_5: "f32[1, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul_2, 1024.0)
        sum_1: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_2: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_3: "f32[1, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        mul_6: "f32[1, 1024, 1024]" = torch.ops.aten.mul.Tensor(arg9, sum_3)
        sum_4: "f32[1, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        sub: "f32[1, 1024, 1024]" = torch.ops.aten.sub.Tensor(mul_5, sum_4)
        sub_1: "f32[1, 1024, 1024]" = torch.ops.aten.sub.Tensor(sub, mul_6)
        mul_7: "f32[1, 1024, 1024]" = torch.ops.aten.mul.Tensor(arg10, sub_1)
        _unsafe_masked_index_put_accumulate: "f32[1026, 1024]" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(full_1, unsqueeze_1, [arg1], mul_7)
        mul_8: "f32[1, 1024, 1024]" = torch.ops.aten.mul.Tensor(mul_7, 1.0)
        _unsafe_masked_index_put_accumulate_1: "f32[50265, 1024]" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(full, unsqueeze, [arg0], mul_8)
        add_3: "f32[50265, 1024]" = torch.ops.aten.add.Tensor(convert_element_type_1, _unsafe_masked_index_put_accumulate_1)
        return (sum_1, sum_2, _unsafe_masked_index_put_accumulate, add_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
