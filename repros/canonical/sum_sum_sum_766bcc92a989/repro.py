"""assay repro 1
pattern 766bcc92a989318c2efbd141b9a2bae14103da38de50f5bc6d22c4fb0a8e7734
home    d1b1f9616e4c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[8192, 1024]", arg1: "bf16[8192, 1024]", arg2: "bf16[8192, 1024]", arg3: "b8[16, 512, 1024]", arg4: "f32[1024]", arg5: "f32[16, 512, 1024]", arg6: "f32[16, 512, 1]", arg7: "f32[16, 512, 1024]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[16, 512, 1024]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[16, 512, 1024]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[16, 512, 1024]" = torch.ops.aten.reshape.default(arg2, p2)
        convert_element_type: "bf16[16, 512, 1024]" = torch.ops.prims.convert_element_type.default(arg3, torch.bfloat16)
        mul: "bf16[16, 512, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[16, 512, 1024]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_2: "f32[16, 512, 1024]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        convert_element_type_3: "f32[16, 512, 1024]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add: "f32[16, 512, 1024]" = torch.ops.aten.add.Tensor(convert_element_type_1, convert_element_type_3)
        add_1: "f32[16, 512, 1024]" = torch.ops.aten.add.Tensor(add, convert_element_type_2)
        mul_1: "f32[16, 512, 1024]" = torch.ops.aten.mul.Tensor(add_1, arg4)
        mul_2: "f32[16, 512, 1024]" = torch.ops.aten.mul.Tensor(add_1, arg5)
        mul_3: "f32[16, 512, 1024]" = torch.ops.aten.mul.Tensor(mul_1, arg5)
        mul_4: "f32[16, 512, 1024]" = torch.ops.aten.mul.Tensor(mul_1, 1024.0)
        sum_1: "f32[1024]" = torch.ops.aten.sum.dim_IntList(add_1, [0, 1])
        sum_2: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[16, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[16, 512, 1024]" = torch.ops.aten.mul.Tensor(arg5, sum_3)
        sum_4: "f32[16, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub: "f32[16, 512, 1024]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_1: "f32[16, 512, 1024]" = torch.ops.aten.sub.Tensor(sub, mul_5)
        mul_6: "f32[16, 512, 1024]" = torch.ops.aten.mul.Tensor(arg6, sub_1)
        add_2: "f32[16, 512, 1024]" = torch.ops.aten.add.Tensor(arg7, mul_6)
        convert_element_type_4: "bf16[16, 512, 1024]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        mul_7: "bf16[16, 512, 1024]" = torch.ops.aten.mul.Tensor(convert_element_type_4, mul)
        reshape_3: "bf16[8192, 1024]" = torch.ops.aten.reshape.default(mul_7, p3)
        permute: "bf16[1024, 8192]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        sum_5: "f32[1, 1024]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0], True, dtype = torch.float32)
        reshape_4: "f32[1024]" = torch.ops.aten.reshape.default(sum_5, p4)
        convert_element_type_5: "f32[1024]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        return (sum_1, sum_2, add_2, reshape_3, permute, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
