"""assay repro 1
pattern 0b3ee0bb131ad2b052c766ad3cb71d36b2826a49ecb4ce928add1930652441bf
home    8412e275a75f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32, 2880]", arg1: "i64[4000]", arg2: "bf16[4000, 2880]", arg3: "b8[4000, 1]", arg4: "bf16[1000, 4]", arg5: "i64[4000]", arg6: "bf16[1, 1000, 2880]", arg7: "bf16[2880]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]"):
        empty: "i64[4000]" = torch.ops.aten.empty.memory_format(p0, dtype = torch.int64)
        full: "bf16[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.bfloat16)
        index: "bf16[4000, 2880]" = torch.ops.aten.index.Tensor(arg0, [arg1])
        add: "bf16[4000, 2880]" = torch.ops.aten.add.Tensor(arg2, index)
        where: "bf16[4000, 2880]" = torch.ops.aten.where.self(arg3, full, add)
        convert_element_type: "f32[1000, 4]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        amax: "f32[1000, 1]" = torch.ops.aten.amax.default(convert_element_type, [1], True)
        sub: "f32[1000, 4]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[1000, 4]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[1000, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        div: "f32[1000, 4]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[1000, 4]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        reshape: "bf16[4000]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        index_1: "bf16[4000]" = torch.ops.aten.index.Tensor(reshape, [arg5])
        unsqueeze: "bf16[4000, 1]" = torch.ops.aten.unsqueeze.default(index_1, 1)
        mul: "bf16[4000, 2880]" = torch.ops.aten.mul.Tensor(where, unsqueeze)
        iota: "i64[4000]" = torch.ops.prims.iota.default(p2, start = p3, step = p4, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        index_put: "i64[4000]" = torch.ops.aten.index_put.default(empty, [arg5], iota)
        index_2: "bf16[4000, 2880]" = torch.ops.aten.index.Tensor(mul, [index_put])
        reshape_1: "bf16[1000, 4, 2880]" = torch.ops.aten.reshape.default(index_2, p5)
        sum_2: "bf16[1000, 2880]" = torch.ops.aten.sum.dim_IntList(reshape_1, [1])
        reshape_2: "bf16[1, 1000, 2880]" = torch.ops.aten.reshape.default(sum_2, p6)
        add_1: "bf16[1, 1000, 2880]" = torch.ops.aten.add.Tensor(arg6, reshape_2)
        convert_element_type_2: "f32[1, 1000, 2880]" = torch.ops.prims.convert_element_type.default(add_1, torch.float32)
        pow_1: "f32[1, 1000, 2880]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_2, 2)
        mean: "f32[1, 1000, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add_2: "f32[1, 1000, 1]" = torch.ops.aten.add.Tensor(mean, 1e-05)
        rsqrt: "f32[1, 1000, 1]" = torch.ops.aten.rsqrt.default(add_2)
        mul_1: "f32[1, 1000, 2880]" = torch.ops.aten.mul.Tensor(convert_element_type_2, rsqrt)
        mul_2: "f32[1, 1000, 2880]" = torch.ops.aten.mul.Tensor(arg7, mul_1)
        convert_element_type_3: "bf16[1, 1000, 2880]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        reshape_3: "bf16[1000, 2880]" = torch.ops.aten.reshape.default(convert_element_type_3, p7)
        reshape_4: "bf16[1000, 2880]" = torch.ops.aten.reshape.default(convert_element_type_3, p8)
        reshape_5: "bf16[1000, 2880]" = torch.ops.aten.reshape.default(convert_element_type_3, p9)
        return (add_1, reshape_3, reshape_4, reshape_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
