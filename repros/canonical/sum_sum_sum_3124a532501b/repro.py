"""assay repro 1
pattern 3124a532501b8866f03eddc72524956bd44b94f7136801f7fff0728f1df50ede
home    09f7419af455
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[2, 1024]", arg1: "i64[1, 1024]", arg2: "b8[2, 1024, 768]", arg3: "bf16[2048, 768]", arg4: "f32[768]", arg5: "f32[2, 1024, 768]", arg6: "f32[2, 1024, 1]", arg7: "f32[2, 1024, 768]", p0: "size[]", p1: "size[]", p2: "size[]"):
        full: "f32[50257, 768]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        full_1: "f32[1024, 768]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        ge: "b8[2, 1024]" = torch.ops.aten.ge.Scalar(arg0, 0)
        ge_1: "b8[1, 1024]" = torch.ops.aten.ge.Scalar(arg1, 0)
        lt: "b8[2, 1024]" = torch.ops.aten.lt.Scalar(arg0, 50257)
        bitwise_and: "b8[2, 1024]" = torch.ops.aten.bitwise_and.Tensor(ge, lt)
        lt_1: "b8[1, 1024]" = torch.ops.aten.lt.Scalar(arg1, 1024)
        bitwise_and_1: "b8[1, 1024]" = torch.ops.aten.bitwise_and.Tensor(ge_1, lt_1)
        ne: "b8[2, 1024]" = torch.ops.aten.ne.Scalar(arg0, -1)
        bitwise_and_2: "b8[2, 1024]" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, ne)
        ne_1: "b8[1, 1024]" = torch.ops.aten.ne.Scalar(arg1, -1)
        bitwise_and_3: "b8[1, 1024]" = torch.ops.aten.bitwise_and.Tensor(bitwise_and_1, ne_1)
        unsqueeze: "b8[2, 1024, 1]" = torch.ops.aten.unsqueeze.default(bitwise_and_2, 2)
        unsqueeze_1: "b8[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(bitwise_and_3, 2)
        convert_element_type: "f32[2, 1024, 768]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        mul: "f32[2, 1024, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[2048, 768]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        reshape: "f32[2, 1024, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p2)
        mul_1: "f32[2, 1024, 768]" = torch.ops.aten.mul.Tensor(reshape, arg4)
        mul_2: "f32[2, 1024, 768]" = torch.ops.aten.mul.Tensor(mul_1, arg5)
        mul_3: "f32[2, 1024, 768]" = torch.ops.aten.mul.Tensor(reshape, arg5)
        mul_4: "f32[2, 1024, 768]" = torch.ops.aten.mul.Tensor(mul_1, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(reshape, [0, 1])
        sum_3: "f32[2, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[2, 1024, 768]" = torch.ops.aten.mul.Tensor(arg5, sum_3)
        sum_4: "f32[2, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub: "f32[2, 1024, 768]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_1: "f32[2, 1024, 768]" = torch.ops.aten.sub.Tensor(sub, mul_5)
        mul_6: "f32[2, 1024, 768]" = torch.ops.aten.mul.Tensor(arg6, sub_1)
        add: "f32[2, 1024, 768]" = torch.ops.aten.add.Tensor(arg7, mul_6)
        mul_7: "f32[2, 1024, 768]" = torch.ops.aten.mul.Tensor(add, mul)
        _unsafe_masked_index_put_accumulate: "f32[50257, 768]" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(full, unsqueeze, [arg0], mul_7)
        sum_5: "f32[1, 1024, 768]" = torch.ops.aten.sum.dim_IntList(mul_7, [0], True)
        _unsafe_masked_index_put_accumulate_1: "f32[1024, 768]" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(full_1, unsqueeze_1, [arg1], sum_5)
        return (sum_1, sum_2, _unsafe_masked_index_put_accumulate, _unsafe_masked_index_put_accumulate_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
