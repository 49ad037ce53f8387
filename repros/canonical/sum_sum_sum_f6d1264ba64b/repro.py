"""assay repro 1
pattern f6d1264ba64b8e3899c125df191174c280dfbd5a0a007000334a97d7192a61d6
home    38193380bcb5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[100352, 512]", arg1: "b8[128, 1, 1]", arg2: "f32[512]", arg3: "f32[128, 28, 28, 512]", arg4: "f32[128, 28, 28, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        reshape: "bf16[128, 28, 28, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "bf16[128, 1, 1]" = torch.ops.prims.convert_element_type.default(arg1, torch.bfloat16)
        div: "bf16[128, 1, 1]" = torch.ops.aten.div.Tensor(convert_element_type, 0.9956521736457944)
        convert_element_type_1: "f32[128, 28, 28, 512]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[128, 28, 28, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg2)
        mul_1: "f32[128, 28, 28, 512]" = torch.ops.aten.mul.Tensor(mul, arg3)
        mul_2: "f32[128, 28, 28, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg3)
        mul_3: "f32[128, 28, 28, 512]" = torch.ops.aten.mul.Tensor(mul, 512.0)
        sum_1: "f32[512]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1, 2])
        sum_2: "f32[512]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 1, 2])
        sum_3: "f32[128, 28, 28, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [3], True)
        mul_4: "f32[128, 28, 28, 512]" = torch.ops.aten.mul.Tensor(arg3, sum_3)
        sum_4: "f32[128, 28, 28, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        sub: "f32[128, 28, 28, 512]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[128, 28, 28, 512]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[128, 28, 28, 512]" = torch.ops.aten.mul.Tensor(arg4, sub_1)
        reshape_1: "f32[128, 28, 28, 2, 2, 128]" = torch.ops.aten.reshape.default(mul_5, p1)
        permute: "f32[128, 28, 2, 28, 2, 128]" = torch.ops.aten.permute.default(reshape_1, [0, 1, 4, 2, 3, 5])
        clone: "f32[128, 28, 2, 28, 2, 128]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_2: "f32[128, 56, 56, 128]" = torch.ops.aten.reshape.default(clone, p2)
        reshape_3: "f32[128, 3136, 128]" = torch.ops.aten.reshape.default(reshape_2, p3)
        convert_element_type_2: "bf16[128, 3136, 128]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.bfloat16)
        mul_6: "bf16[128, 3136, 128]" = torch.ops.aten.mul.Tensor(convert_element_type_2, div)
        reshape_4: "bf16[401408, 128]" = torch.ops.aten.reshape.default(mul_6, p4)
        permute_1: "bf16[128, 401408]" = torch.ops.aten.permute.default(reshape_4, [1, 0])
        sum_5: "f32[1, 128]" = torch.ops.aten.sum.dim_IntList(reshape_4, [0], True, dtype = torch.float32)
        reshape_5: "f32[128]" = torch.ops.aten.reshape.default(sum_5, p5)
        convert_element_type_3: "f32[128]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.float32)
        return (sum_1, sum_2, reshape_3, reshape_4, permute_1, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
