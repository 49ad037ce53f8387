"""assay repro 1
pattern 8cfaf3a94ff90033d738bdf82f0e771ec43d892fb859a3f2db5608e77255387c
home    1485e4df6b70
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "b8[16, 512]", arg1: "b8[16, 512, 2048]", arg2: "f32[16, 512, 2048]", arg3: "f32[2048]", arg4: "f32[16, 512, 2048]", arg5: "f32[16, 512, 1]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]"):
        slice_1: "b8[16, 512]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        unsqueeze: "b8[16, 512, 1]" = torch.ops.aten.unsqueeze.default(slice_1, 2)
        convert_element_type: "bf16[16, 512, 2048]" = torch.ops.prims.convert_element_type.default(arg1, torch.bfloat16)
        mul: "bf16[16, 512, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[16, 512, 1]" = torch.ops.prims.convert_element_type.default(unsqueeze, torch.float32)
        mul_1: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(arg2, convert_element_type_1)
        mul_2: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(mul_1, arg3)
        mul_3: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(mul_1, arg4)
        mul_4: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(mul_2, arg4)
        mul_5: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(mul_2, 2048.0)
        sum_1: "f32[2048]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_2: "f32[2048]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_3: "f32[16, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        mul_6: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(arg4, sum_3)
        sum_4: "f32[16, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        sub: "f32[16, 512, 2048]" = torch.ops.aten.sub.Tensor(mul_5, sum_4)
        sub_1: "f32[16, 512, 2048]" = torch.ops.aten.sub.Tensor(sub, mul_6)
        mul_7: "f32[16, 512, 2048]" = torch.ops.aten.mul.Tensor(arg5, sub_1)
        convert_element_type_2: "bf16[16, 512, 2048]" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16)
        mul_8: "bf16[16, 512, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul)
        reshape: "bf16[8192, 2048]" = torch.ops.aten.reshape.default(mul_8, p3)
        permute: "bf16[2048, 8192]" = torch.ops.aten.permute.default(reshape, [1, 0])
        sum_5: "f32[1, 2048]" = torch.ops.aten.sum.dim_IntList(reshape, [0], True, dtype = torch.float32)
        reshape_1: "f32[2048]" = torch.ops.aten.reshape.default(sum_5, p4)
        convert_element_type_3: "f32[2048]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        return (convert_element_type_1, sum_1, sum_2, mul_7, reshape, permute, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
