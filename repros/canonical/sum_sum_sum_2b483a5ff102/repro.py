"""assay repro 1
pattern 2b483a5ff102ccf879a639e9d1d2d7d01e9a889a8ed3a62cb4a1e37cd9cea26e
home    9a32e387abe2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 196, 1]", arg1: "bf16[25088, 384]", arg2: "bf16[25088, 384]", arg3: "bf16[25088, 384]", arg4: "bf16[25088, 384]", arg5: "f32[128, 196, 1]", arg6: "f32[384]", arg7: "bf16[128, 196, 384]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]"):
        div: "f32[128, 196, 1]" = torch.ops.aten.div.Tensor(arg0, 384.0)
        reshape: "bf16[512, 49, 384]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[128, 196, 384]" = torch.ops.aten.reshape.default(arg2, p1)
        reshape_2: "bf16[512, 49, 384]" = torch.ops.aten.reshape.default(arg3, p2)
        reshape_3: "bf16[512, 49, 384]" = torch.ops.aten.reshape.default(arg4, p3)
        convert_element_type: "f32[512, 49, 384]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[128, 196, 384]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        sub: "f32[128, 196, 384]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg5)
        mul: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_2: "f32[512, 49, 384]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        convert_element_type_3: "f32[512, 49, 384]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        add: "f32[512, 49, 384]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_3)
        add_1: "f32[512, 49, 384]" = torch.ops.aten.add.Tensor(add, convert_element_type_2)
        reshape_4: "f32[512, 7, 7, 384]" = torch.ops.aten.reshape.default(add_1, p4)
        reshape_5: "f32[128, 2, 2, 7, 7, 384]" = torch.ops.aten.reshape.default(reshape_4, p5)
        permute: "f32[128, 2, 7, 2, 7, 384]" = torch.ops.aten.permute.default(reshape_5, [0, 1, 3, 2, 4, 5])
        clone: "f32[128, 2, 7, 2, 7, 384]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_6: "f32[128, 14, 14, 384]" = torch.ops.aten.reshape.default(clone, p6)
        reshape_7: "f32[128, 196, 384]" = torch.ops.aten.reshape.default(reshape_6, p7)
        mul_1: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(reshape_7, arg6)
        mul_2: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(reshape_7, mul)
        mul_4: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(mul_1, 384.0)
        sum_1: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[384]" = torch.ops.aten.sum.dim_IntList(reshape_7, [0, 1])
        sum_3: "f32[128, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[128, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[128, 196, 384]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[128, 196, 384]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_4: "bf16[128, 196, 384]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        add_2: "bf16[128, 196, 384]" = torch.ops.aten.add.Tensor(arg7, convert_element_type_4)
        reshape_8: "bf16[25088, 384]" = torch.ops.aten.reshape.default(add_2, p8)
        permute_1: "bf16[384, 25088]" = torch.ops.aten.permute.default(reshape_8, [1, 0])
        return (sum_1, sum_2, reshape_8, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
