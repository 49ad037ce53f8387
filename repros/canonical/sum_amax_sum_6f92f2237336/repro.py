"""assay repro 1
pattern 6f92f22373366a2207b77f37acfcecc9b701731524483692c09ed0138548a162
home    9a9b987ba229
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "b8[2]", arg1: "b8[2, 2]", arg2: "bf16[2, 2]", arg3: "f32[]", arg4: "b8[2, 1]", arg5: "bf16[2, 2]", arg6: "i64[2]", arg7: "i64[2]", p0: "size[]", p1: "size[]"):
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        full_1: "bf16[2, 1024, 2]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        scalar_tensor: "f32[]" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32)
        scalar_tensor_1: "f32[]" = torch.ops.aten.scalar_tensor.default(-1.0, dtype = torch.float32)
        sum_1: "i64[]" = torch.ops.aten.sum.default(arg0)
        where: "f32[2, 2]" = torch.ops.aten.where.self(arg1, scalar_tensor_1, scalar_tensor)
        convert_element_type: "f32[2, 2]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        amax: "f32[2, 1]" = torch.ops.aten.amax.default(convert_element_type, [1], True)
        sub: "f32[2, 2]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[2, 2]" = torch.ops.aten.exp.default(sub)
        sum_2: "f32[2, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        log: "f32[2, 1]" = torch.ops.aten.log.default(sum_2)
        sub_1: "f32[2, 2]" = torch.ops.aten.sub.Tensor(sub, log)
        exp_1: "f32[2, 2]" = torch.ops.aten.exp.default(sub_1)
        convert_element_type_1: "f32[]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        div: "f32[]" = torch.ops.aten.div.Tensor(arg3, convert_element_type_1)
        where_1: "f32[2, 1]" = torch.ops.aten.where.self(arg4, div, full)
        mul: "f32[2, 2]" = torch.ops.aten.mul.Tensor(where, where_1)
        sum_3: "f32[2, 1]" = torch.ops.aten.sum.dim_IntList(mul, [1], True)
        mul_1: "f32[2, 2]" = torch.ops.aten.mul.Tensor(exp_1, sum_3)
        sub_2: "f32[2, 2]" = torch.ops.aten.sub.Tensor(mul, mul_1)
        convert_element_type_2: "bf16[2, 2]" = torch.ops.prims.convert_element_type.default(sub_2, torch.bfloat16)
        add: "bf16[2, 2]" = torch.ops.aten.add.Tensor(arg5, convert_element_type_2)
        index_put: "bf16[2, 1024, 2]" = torch.ops.aten.index_put.default(full_1, [arg6, arg7], add, True)
        reshape: "bf16[2048, 2]" = torch.ops.aten.reshape.default(index_put, p1)
        permute: "bf16[2, 2048]" = torch.ops.aten.permute.default(reshape, [1, 0])
        return (full, reshape, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
