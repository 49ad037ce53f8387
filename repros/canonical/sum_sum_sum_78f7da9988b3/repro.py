"""assay repro 1
pattern 78f7da9988b37131ddfa0e9692a8887b91da50bd68d91c21daab4c6f808799fc
home    dd9db64fcd38
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 65, 1]", arg1: "bf16[4160, 1024]", arg2: "bf16[64, 65, 1024]", arg3: "f32[64, 65, 1]", arg4: "f32[1024]", arg5: "bf16[64, 65, 1024]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]", p5: "size", p6: "size", p7: "size", p8: "size[]", p9: "size[]"):
        div: "f32[64, 65, 1]" = torch.ops.aten.div.Tensor(arg0, 1024.0)
        reshape: "bf16[64, 65, 1024]" = torch.ops.aten.reshape.default(arg1, p0)
        convert_element_type: "f32[64, 65, 1024]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        sub: "f32[64, 65, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type, arg3)
        mul: "f32[64, 65, 1024]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_1: "f32[64, 65, 1024]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_1: "f32[64, 65, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg4)
        mul_2: "f32[64, 65, 1024]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[64, 65, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul)
        mul_4: "f32[64, 65, 1024]" = torch.ops.aten.mul.Tensor(mul_1, 1024.0)
        sum_1: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[1024]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 1])
        sum_3: "f32[64, 65, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[64, 65, 1024]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[64, 65, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[64, 65, 1024]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[64, 65, 1024]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[64, 65, 1024]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[64, 65, 1024]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        add: "bf16[64, 65, 1024]" = torch.ops.aten.add.Tensor(arg5, convert_element_type_2)
        slice_1: "bf16[64, 64, 1024]" = torch.ops.aten.slice.Tensor(add, 1, p1, p2, p3)
        permute: "bf16[64, 1024, 64]" = torch.ops.aten.permute.default(slice_1, [0, 2, 1])
        reshape_1: "bf16[64, 1024, 8, 8]" = torch.ops.aten.reshape.default(permute, p4)
        slice_2: "bf16[64, 1, 1024]" = torch.ops.aten.slice.Tensor(add, 1, p5, p6, p7)
        reshape_2: "bf16[64, 1024]" = torch.ops.aten.reshape.default(slice_2, p8)
        permute_1: "bf16[1024, 64]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_5: "f32[1, 1, 1024]" = torch.ops.aten.sum.dim_IntList(slice_2, [0, 1], True, dtype = torch.float32)
        reshape_3: "f32[1024]" = torch.ops.aten.reshape.default(sum_5, p9)
        sum_6: "bf16[1024]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0, 2, 3])
        convert_element_type_3: "f32[1024]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        convert_element_type_4: "f32[1024]" = torch.ops.prims.convert_element_type.default(sum_6, torch.float32)
        return (sum_1, sum_2, reshape_1, reshape_2, permute_1, convert_element_type_3, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
