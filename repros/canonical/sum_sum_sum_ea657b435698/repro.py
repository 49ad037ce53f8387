"""assay repro 1
pattern ea657b4356983ccfed619939f01e9d844dad233cab682cf8a0288c99cc633e46
home    51d2cda28fe9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[512, 16, 1]", arg1: "bf16[128, 240, 8, 8]", arg2: "bf16[8192, 240]", arg3: "bf16[8192, 240]", arg4: "bf16[8192, 240]", arg5: "f32[512, 16, 1]", arg6: "f32[240]", arg7: "bf16[512, 16, 240]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]"):
        div: "f32[512, 16, 1]" = torch.ops.aten.div.Tensor(arg0, 240.0)
        reshape: "bf16[122880, 2, 4, 2]" = torch.ops.aten.reshape.default(arg1, p0)
        permute: "bf16[122880, 4, 2, 2]" = torch.ops.aten.permute.default(reshape, [0, 2, 1, 3])
        clone: "bf16[122880, 4, 2, 2]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[512, 16, 240]" = torch.ops.aten.reshape.default(arg2, p1)
        reshape_2: "bf16[512, 16, 240]" = torch.ops.aten.reshape.default(arg3, p2)
        reshape_3: "bf16[512, 16, 240]" = torch.ops.aten.reshape.default(arg4, p3)
        reshape_4: "bf16[128, 240, 16, 4]" = torch.ops.aten.reshape.default(clone, p4)
        permute_1: "bf16[128, 4, 16, 240]" = torch.ops.aten.permute.default(reshape_4, [0, 3, 2, 1])
        clone_1: "bf16[128, 4, 16, 240]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_5: "bf16[512, 16, 240]" = torch.ops.aten.reshape.default(clone_1, p5)
        convert_element_type: "f32[512, 16, 240]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        convert_element_type_1: "f32[512, 16, 240]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.float32)
        sub: "f32[512, 16, 240]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg5)
        mul: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_2: "f32[512, 16, 240]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        convert_element_type_3: "f32[512, 16, 240]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        add: "f32[512, 16, 240]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_3)
        add_1: "f32[512, 16, 240]" = torch.ops.aten.add.Tensor(add, convert_element_type_2)
        mul_1: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(add_1, arg6)
        mul_2: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(add_1, mul)
        mul_3: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_4: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(mul_1, 240.0)
        sum_1: "f32[240]" = torch.ops.aten.sum.dim_IntList(add_1, [0, 1])
        sum_2: "f32[240]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[512, 16, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[512, 16, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[512, 16, 240]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[512, 16, 240]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_4: "bf16[512, 16, 240]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        add_2: "bf16[512, 16, 240]" = torch.ops.aten.add.Tensor(arg7, convert_element_type_4)
        reshape_6: "bf16[128, 4, 16, 240]" = torch.ops.aten.reshape.default(add_2, p6)
        permute_2: "bf16[128, 240, 16, 4]" = torch.ops.aten.permute.default(reshape_6, [0, 3, 2, 1])
        clone_2: "bf16[128, 240, 16, 4]" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format)
        reshape_7: "bf16[122880, 4, 2, 2]" = torch.ops.aten.reshape.default(clone_2, p7)
        permute_3: "bf16[122880, 2, 4, 2]" = torch.ops.aten.permute.default(reshape_7, [0, 2, 1, 3])
        clone_3: "bf16[122880, 2, 4, 2]" = torch.ops.aten.clone.default(permute_3, memory_format = torch.contiguous_format)
        reshape_8: "bf16[128, 240, 8, 8]" = torch.ops.aten.reshape.default(clone_3, p8)
        return (sum_1, sum_2, reshape_8)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
