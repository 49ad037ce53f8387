"""assay repro 1
pattern da9c7b48105ce7b0d417ec55b3dfff85f9ec7503320d4f34e4ecaba39d616459
home    3d72cc359830
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[512, 16, 1]", arg1: "b8[512, 16, 240]", arg2: "bf16[128, 240, 8, 8]", arg3: "f32[240]", arg4: "bf16[512, 16, 240]", arg5: "f32[512, 16, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        div: "f32[512, 16, 1]" = torch.ops.aten.div.Tensor(arg0, 240.0)
        convert_element_type: "bf16[512, 16, 240]" = torch.ops.prims.convert_element_type.default(arg1, torch.bfloat16)
        mul: "bf16[512, 16, 240]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[128, 240, 8, 8]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        reshape: "f32[122880, 2, 4, 2]" = torch.ops.aten.reshape.default(convert_element_type_1, p0)
        permute: "f32[122880, 4, 2, 2]" = torch.ops.aten.permute.default(reshape, [0, 2, 1, 3])
        clone: "f32[122880, 4, 2, 2]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "f32[128, 240, 16, 4]" = torch.ops.aten.reshape.default(clone, p1)
        permute_1: "f32[128, 4, 16, 240]" = torch.ops.aten.permute.default(reshape_1, [0, 3, 2, 1])
        clone_1: "f32[128, 4, 16, 240]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_2: "f32[512, 16, 240]" = torch.ops.aten.reshape.default(clone_1, p2)
        mul_1: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(reshape_2, arg3)
        mul_2: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(mul_1, 240.0)
        sum_1: "f32[240]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0, 1])
        sum_2: "f32[512, 16, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub: "f32[512, 16, 240]" = torch.ops.aten.sub.Tensor(mul_2, sum_2)
        convert_element_type_2: "f32[512, 16, 240]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        sub_1: "f32[512, 16, 240]" = torch.ops.aten.sub.Tensor(convert_element_type_2, arg5)
        mul_3: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(sub_1, arg0)
        mul_4: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(mul_1, mul_3)
        mul_5: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(reshape_2, mul_3)
        sum_3: "f32[240]" = torch.ops.aten.sum.dim_IntList(mul_5, [0, 1])
        sum_4: "f32[512, 16, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        mul_6: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(mul_3, sum_4)
        sub_2: "f32[512, 16, 240]" = torch.ops.aten.sub.Tensor(sub, mul_6)
        mul_7: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_3: "bf16[512, 16, 240]" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16)
        mul_8: "bf16[512, 16, 240]" = torch.ops.aten.mul.Tensor(convert_element_type_3, mul)
        reshape_3: "bf16[8192, 240]" = torch.ops.aten.reshape.default(mul_8, p3)
        permute_2: "bf16[240, 8192]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        sum_5: "f32[1, 240]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0], True, dtype = torch.float32)
        reshape_4: "f32[240]" = torch.ops.aten.reshape.default(sum_5, p4)
        convert_element_type_4: "f32[240]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        return (sum_1, sum_3, convert_element_type_3, reshape_3, permute_2, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
