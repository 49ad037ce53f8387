"""assay repro 1
pattern 2e3a6fc7c7aae3c003c934d518a4683005805e3ef7ee2405cd09adbc0905041a
home    48b979d66d4a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 196, 1]", arg1: "bf16[128, 768, 14, 14][150528, 1, 10752, 768]", arg2: "bf16[98304, 200]", arg3: "f32[128, 196, 1]", arg4: "f32[768]", arg5: "bf16[128, 196, 768]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]", p5: "size[]"):
        div: "f32[128, 196, 1]" = torch.ops.aten.div.Tensor(arg0, 768.0)
        reshape: "bf16[128, 768, 196]" = torch.ops.aten.reshape.default(arg1, p0)
        permute: "bf16[128, 196, 768]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        slice_1: "bf16[98304, 196]" = torch.ops.aten.slice.Tensor(arg2, 1, p1, p2, p3)
        reshape_1: "bf16[128, 768, 196]" = torch.ops.aten.reshape.default(slice_1, p4)
        convert_element_type: "f32[128, 196, 768]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        sub: "f32[128, 196, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, arg3)
        mul: "f32[128, 196, 768]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_1: "f32[128, 768, 196]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        permute_1: "f32[128, 196, 768]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1])
        mul_1: "f32[128, 196, 768]" = torch.ops.aten.mul.Tensor(permute_1, arg4)
        mul_2: "f32[128, 196, 768]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[128, 196, 768]" = torch.ops.aten.mul.Tensor(permute_1, mul)
        mul_4: "f32[128, 196, 768]" = torch.ops.aten.mul.Tensor(mul_1, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(permute_1, [0, 1])
        sum_3: "f32[128, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[128, 196, 768]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[128, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[128, 196, 768]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[128, 196, 768]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[128, 196, 768]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[128, 196, 768]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        add: "bf16[128, 196, 768]" = torch.ops.aten.add.Tensor(arg5, convert_element_type_2)
        permute_2: "bf16[128, 768, 196]" = torch.ops.aten.permute.default(add, [0, 2, 1])
        reshape_2: "bf16[128, 768, 14, 14]" = torch.ops.aten.reshape.default(permute_2, p5)
        sum_5: "bf16[768]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0, 2, 3])
        convert_element_type_3: "f32[768]" = torch.ops.prims.convert_element_type.default(sum_5, torch.float32)
        return (sum_1, sum_2, reshape_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
