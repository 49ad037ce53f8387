"""assay repro 1
pattern 17560d27eba46be37c127252a94ca80775a43d009e923ab395e86fc742db0a97
home    f4cd93b85000
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[1, 512]", arg1: "i64[1, 512]", arg2: "i64[1, 512]", arg3: "bf16[512, 128]", arg4: "bf16[30000, 128]", arg5: "f32[128]", arg6: "f32[1, 512, 128]", arg7: "f32[1, 512, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        full: "f32[30000, 128]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        full_1: "f32[2, 128]" = torch.ops.aten.full.default(p1, 0.0, dtype = torch.float32)
        full_2: "f32[512, 128]" = torch.ops.aten.full.default(p2, 0.0, dtype = torch.float32)
        ge: "b8[1, 512]" = torch.ops.aten.ge.Scalar(arg0, 0)
        ge_1: "b8[1, 512]" = torch.ops.aten.ge.Scalar(arg1, 0)
        ge_2: "b8[1, 512]" = torch.ops.aten.ge.Scalar(arg2, 0)
        lt: "b8[1, 512]" = torch.ops.aten.lt.Scalar(arg0, 30000)
        bitwise_and: "b8[1, 512]" = torch.ops.aten.bitwise_and.Tensor(ge, lt)
        lt_1: "b8[1, 512]" = torch.ops.aten.lt.Scalar(arg1, 2)
        bitwise_and_1: "b8[1, 512]" = torch.ops.aten.bitwise_and.Tensor(ge_1, lt_1)
        lt_2: "b8[1, 512]" = torch.ops.aten.lt.Scalar(arg2, 512)
        bitwise_and_2: "b8[1, 512]" = torch.ops.aten.bitwise_and.Tensor(ge_2, lt_2)
        ne: "b8[1, 512]" = torch.ops.aten.ne.Scalar(arg0, 0)
        bitwise_and_3: "b8[1, 512]" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, ne)
        ne_1: "b8[1, 512]" = torch.ops.aten.ne.Scalar(arg1, -1)
        bitwise_and_4: "b8[1, 512]" = torch.ops.aten.bitwise_and.Tensor(bitwise_and_1, ne_1)
        ne_2: "b8[1, 512]" = torch.ops.aten.ne.Scalar(arg2, -1)
        bitwise_and_5: "b8[1, 512]" = torch.ops.aten.bitwise_and.Tensor(bitwise_and_2, ne_2)
        reshape: "bf16[1, 512, 128]" = torch.ops.aten.reshape.default(arg3, p3)
        unsqueeze: "b8[1, 512, 1]" = torch.ops.aten.unsqueeze.default(bitwise_and_3, 2)
        unsqueeze_1: "b8[1, 512, 1]" = torch.ops.aten.unsqueeze.default(bitwise_and_4, 2)
        unsqueeze_2: "b8[1, 512, 1]" = torch.ops.aten.unsqueeze.default(bitwise_and_5, 2)
        convert_element_type: "f32[30000, 128]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        convert_element_type_1: "f32[1, 512, 128]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[1, 512, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg5)
        mul_1: "f32[1, 512, 128]" = torch.ops.aten.mul.Tensor(mul, arg6)
        mul_2: "f32[1, 512, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg6)
        mul_3: "f32[1, 512, 128]" = torch.ops.aten.mul.Tensor(mul, 128.0)
        sum_1: "f32[128]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_2: "f32[128]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 1])
        sum_3: "f32[1, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        mul_4: "f32[1, 512, 128]" = torch.ops.aten.mul.Tensor(arg6, sum_3)
        sum_4: "f32[1, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[1, 512, 128]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[1, 512, 128]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[1, 512, 128]" = torch.ops.aten.mul.Tensor(arg7, sub_1)
        _unsafe_masked_index_put_accumulate: "f32[30000, 128]" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(full, unsqueeze, [arg0], mul_5)
        _unsafe_masked_index_put_accumulate_1: "f32[2, 128]" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(full_1, unsqueeze_1, [arg1], mul_5)
        _unsafe_masked_index_put_accumulate_2: "f32[512, 128]" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(full_2, unsqueeze_2, [arg2], mul_5)
        add: "f32[30000, 128]" = torch.ops.aten.add.Tensor(convert_element_type, _unsafe_masked_index_put_accumulate)
        return (sum_1, sum_2, _unsafe_masked_index_put_accumulate_1, _unsafe_masked_index_put_accumulate_2, add)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
