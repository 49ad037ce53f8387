"""assay repro 1
pattern 7628b42ae0633481c313c1d34f135476345e6e4d756e390e0e02147641f78ef7
home    ad7d1250b5c9
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[512, 16, 1]", arg1: "bf16[128, 240, 8, 8][15360, 1, 1920, 240]", arg2: "f32[240]", arg3: "bf16[512, 16, 240]", arg4: "f32[512, 16, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        div: "f32[512, 16, 1]" = torch.ops.aten.div.Tensor(arg0, 240.0)
        convert_element_type: "f32[128, 240, 8, 8]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        clone: "f32[128, 240, 8, 8]" = torch.ops.aten.clone.default(convert_element_type, memory_format = torch.contiguous_format)
        reshape: "f32[122880, 2, 4, 2]" = torch.ops.aten.reshape.default(clone, p0)
        permute: "f32[122880, 4, 2, 2]" = torch.ops.aten.permute.default(reshape, [0, 2, 1, 3])
        clone_1: "f32[122880, 4, 2, 2]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "f32[128, 240, 16, 4]" = torch.ops.aten.reshape.default(clone_1, p1)
        permute_1: "f32[128, 4, 16, 240]" = torch.ops.aten.permute.default(reshape_1, [0, 3, 2, 1])
        clone_2: "f32[128, 4, 16, 240]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_2: "f32[512, 16, 240]" = torch.ops.aten.reshape.default(clone_2, p2)
        mul: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(reshape_2, arg2)
        mul_1: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(mul, 240.0)
        sum_1: "f32[240]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0, 1])
        sum_2: "f32[512, 16, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[512, 16, 240]" = torch.ops.aten.sub.Tensor(mul_1, sum_2)
        convert_element_type_1: "f32[512, 16, 240]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        sub_1: "f32[512, 16, 240]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg4)
        mul_2: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(sub_1, arg0)
        mul_3: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(mul, mul_2)
        mul_4: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(reshape_2, mul_2)
        sum_3: "f32[240]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 1])
        sum_4: "f32[512, 16, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(mul_2, sum_4)
        sub_2: "f32[512, 16, 240]" = torch.ops.aten.sub.Tensor(sub, mul_5)
        mul_6: "f32[512, 16, 240]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[512, 16, 240]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        reshape_3: "bf16[8192, 240]" = torch.ops.aten.reshape.default(convert_element_type_2, p3)
        permute_2: "bf16[240, 8192]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        sum_5: "f32[1, 240]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0], True, dtype = torch.float32)
        reshape_4: "f32[240]" = torch.ops.aten.reshape.default(sum_5, p4)
        convert_element_type_3: "f32[240]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        return (sum_1, sum_3, convert_element_type_2, reshape_3, permute_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
