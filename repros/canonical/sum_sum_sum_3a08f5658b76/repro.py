"""assay repro 1
pattern 3a08f5658b768269c353123bcbee09e8a92334feb7fbd1eecd782c557ae13ca2
home    34b29290a9a9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[1, 2048]", arg1: "i64[1, 2048]", arg2: "bf16[2048, 768]", arg3: "bf16[2048, 768]", arg4: "bf16[2048, 768]", arg5: "bf16[50272, 768]", arg6: "f32[768]", arg7: "f32[1, 2048, 768]", arg8: "f32[1, 2048, 1]", arg9: "f32[1, 2048, 768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        full: "f32[50272, 768]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        full_1: "f32[2050, 768]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        ge: "b8[1, 2048]" = torch.ops.aten.ge.Scalar(arg0, 0)
        ge_1: "b8[1, 2048]" = torch.ops.aten.ge.Scalar(arg1, 0)
        lt: "b8[1, 2048]" = torch.ops.aten.lt.Scalar(arg0, 50272)
        bitwise_and: "b8[1, 2048]" = torch.ops.aten.bitwise_and.Tensor(ge, lt)
        lt_1: "b8[1, 2048]" = torch.ops.aten.lt.Scalar(arg1, 2050)
        bitwise_and_1: "b8[1, 2048]" = torch.ops.aten.bitwise_and.Tensor(ge_1, lt_1)
        ne: "b8[1, 2048]" = torch.ops.aten.ne.Scalar(arg0, 1)
        bitwise_and_2: "b8[1, 2048]" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, ne)
        ne_1: "b8[1, 2048]" = torch.ops.aten.ne.Scalar(arg1, -1)
        bitwise_and_3: "b8[1, 2048]" = torch.ops.aten.bitwise_and.Tensor(bitwise_and_1, ne_1)
        reshape: "bf16[1, 2048, 768]" = torch.ops.aten.reshape.default(arg2, p2)
        reshape_1: "bf16[1, 2048, 768]" = torch.ops.aten.reshape.default(arg3, p3)
        reshape_2: "bf16[1, 2048, 768]" = torch.ops.aten.reshape.default(arg4, p4)
        unsqueeze: "b8[1, 2048, 1]" = torch.ops.aten.unsqueeze.default(bitwise_and_2, 2)
        unsqueeze_1: "b8[1, 2048, 1]" = torch.ops.aten.unsqueeze.default(bitwise_and_3, 2)
        convert_element_type: "f32[50272, 768]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        convert_element_type_1: "f32[1, 2048, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_2: "f32[1, 2048, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        convert_element_type_3: "f32[1, 2048, 768]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add: "f32[1, 2048, 768]" = torch.ops.aten.add.Tensor(convert_element_type_1, convert_element_type_3)
        add_1: "f32[1, 2048, 768]" = torch.ops.aten.add.Tensor(add, convert_element_type_2)
        mul: "f32[1, 2048, 768]" = torch.ops.aten.mul.Tensor(add_1, arg6)
        mul_1: "f32[1, 2048, 768]" = torch.ops.aten.mul.Tensor(add_1, arg7)
        mul_2: "f32[1, 2048, 768]" = torch.ops.aten.mul.Tensor(mul, arg7)
        mul_3: "f32[1, 2048, 768]" = torch.ops.aten.mul.Tensor(mul, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(add_1, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_3: "f32[1, 2048, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_4: "f32[1, 2048, 768]" = torch.ops.aten.mul.Tensor(arg7, sum_3)
        sum_4: "f32[1, 2048, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[1, 2048, 768]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[1, 2048, 768]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[1, 2048, 768]" = torch.ops.aten.mul.Tensor(arg8, sub_1)
        add_2: "f32[1, 2048, 768]" = torch.ops.aten.add.Tensor(arg9, mul_5)
        _unsafe_masked_index_put_accumulate: "f32[50272, 768]" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(full, unsqueeze, [arg0], add_2)
        _unsafe_masked_index_put_accumulate_1: "f32[2050, 768]" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(full_1, unsqueeze_1, [arg1], add_2)
        add_3: "f32[50272, 768]" = torch.ops.aten.add.Tensor(convert_element_type, _unsafe_masked_index_put_accumulate)
        return (sum_1, sum_2, _unsafe_masked_index_put_accumulate_1, add_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
