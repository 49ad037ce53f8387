"""assay repro 1
pattern e01ab737a8a2b4768b71946ee4449f2e5bb6bf0de087c7a5bf3ec718e5e87caa
home    c4f9a18241ca
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[]", arg1: "f32[]", arg2: "b8[4, 1]", arg3: "b8[4, 2]", arg4: "bf16[4, 2]", arg5: "bf16[4, 2]", p0: "size[]"):
        div: "f32[]" = torch.ops.aten.div.Tensor(arg0, arg1)
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        scalar_tensor: "f32[]" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32)
        scalar_tensor_1: "f32[]" = torch.ops.aten.scalar_tensor.default(-1.0, dtype = torch.float32)
        where: "f32[4, 1]" = torch.ops.aten.where.self(arg2, div, full)
        where_1: "f32[4, 2]" = torch.ops.aten.where.self(arg3, scalar_tensor_1, scalar_tensor)
        mul: "f32[4, 2]" = torch.ops.aten.mul.Tensor(where_1, where)
        sum_1: "f32[4, 1]" = torch.ops.aten.sum.dim_IntList(mul, [1], True)
        convert_element_type: "f32[4, 2]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        amax: "f32[4, 1]" = torch.ops.aten.amax.default(convert_element_type, [1], True)
        sub: "f32[4, 2]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[4, 2]" = torch.ops.aten.exp.default(sub)
        sum_2: "f32[4, 1]" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
        log: "f32[4, 1]" = torch.ops.aten.log.default(sum_2)
        sub_1: "f32[4, 2]" = torch.ops.aten.sub.Tensor(sub, log)
        exp_1: "f32[4, 2]" = torch.ops.aten.exp.default(sub_1)
        mul_1: "f32[4, 2]" = torch.ops.aten.mul.Tensor(exp_1, sum_1)
        sub_2: "f32[4, 2]" = torch.ops.aten.sub.Tensor(mul, mul_1)
        convert_element_type_1: "bf16[4, 2]" = torch.ops.prims.convert_element_type.default(sub_2, torch.bfloat16)
        add: "bf16[4, 2]" = torch.ops.aten.add.Tensor(arg5, convert_element_type_1)
        permute: "bf16[2, 4]" = torch.ops.aten.permute.default(add, [1, 0])
        sum_3: "bf16[1, 2]" = torch.ops.aten.sum.dim_IntList(add, [0], True)
        reshape: "bf16[2]" = torch.ops.aten.reshape.default(sum_3, p0)
        convert_element_type_2: "f32[2]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        return (add, permute, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
