"""assay repro 1
pattern 5f9748733ce8cb20d772267bb2a5915e454daed1a5f7025fa17e50f8ec73dd57
home    013fe4a8d6ce
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 50, 1]", arg1: "bf16[6400, 512]", arg2: "f32[128, 50, 512]", arg3: "f32[128, 50, 1]", arg4: "bf16[128, 512, 7, 7][25088, 1, 3584, 512]", arg5: "f32[512]", arg6: "f32[128, 50, 512]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]"):
        div: "f32[128, 50, 1]" = torch.ops.aten.div.Tensor(arg0, 512.0)
        reshape: "bf16[128, 50, 512]" = torch.ops.aten.reshape.default(arg1, p0)
        sub: "f32[128, 50, 512]" = torch.ops.aten.sub.Tensor(arg2, arg3)
        mul: "f32[128, 50, 512]" = torch.ops.aten.mul.Tensor(sub, arg0)
        sum_1: "bf16[512]" = torch.ops.aten.sum.dim_IntList(arg4, [0, 2, 3])
        convert_element_type: "f32[128, 50, 512]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_1: "f32[128, 50, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, arg5)
        mul_2: "f32[128, 50, 512]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[128, 50, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, mul)
        mul_4: "f32[128, 50, 512]" = torch.ops.aten.mul.Tensor(mul_1, 512.0)
        sum_2: "f32[512]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_3: "f32[512]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1])
        sum_4: "f32[128, 50, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[128, 50, 512]" = torch.ops.aten.mul.Tensor(mul, sum_4)
        sum_5: "f32[128, 50, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[128, 50, 512]" = torch.ops.aten.sub.Tensor(mul_4, sum_5)
        sub_2: "f32[128, 50, 512]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[128, 50, 512]" = torch.ops.aten.mul.Tensor(div, sub_2)
        add: "f32[128, 50, 512]" = torch.ops.aten.add.Tensor(arg6, mul_6)
        slice_1: "f32[128, 49, 512]" = torch.ops.aten.slice.Tensor(add, 1, p1, p2, p3)
        permute: "f32[128, 512, 49]" = torch.ops.aten.permute.default(slice_1, [0, 2, 1])
        reshape_1: "f32[128, 512, 7, 7]" = torch.ops.aten.reshape.default(permute, p4)
        convert_element_type_1: "bf16[128, 512, 7, 7]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.bfloat16)
        sum_6: "bf16[512]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        convert_element_type_2: "f32[512]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        convert_element_type_3: "f32[512]" = torch.ops.prims.convert_element_type.default(sum_6, torch.float32)
        add_1: "f32[512]" = torch.ops.aten.add.Tensor(convert_element_type_2, convert_element_type_3)
        return (sum_2, sum_3, add, reshape_1, convert_element_type_1, add_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
