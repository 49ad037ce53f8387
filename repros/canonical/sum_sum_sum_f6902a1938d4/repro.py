"""assay repro 1
pattern f6902a1938d44fd27dac7ed079c63793f71fff5119ff28aa646ceb7a0042b45a
home    ba6b5a7147b4
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 198, 768]", arg1: "f32[1, 198, 768]", arg2: "f32[128, 198, 1]", arg3: "bf16[25344, 768]", arg4: "f32[128, 198, 1]", arg5: "f32[768]", arg6: "f32[128, 198, 768]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size[]"):
        add: "f32[128, 198, 768]" = torch.ops.aten.add.Tensor(arg0, arg1)
        div: "f32[128, 198, 1]" = torch.ops.aten.div.Tensor(arg2, 768.0)
        reshape: "bf16[128, 198, 768]" = torch.ops.aten.reshape.default(arg3, p0)
        sub: "f32[128, 198, 768]" = torch.ops.aten.sub.Tensor(add, arg4)
        mul: "f32[128, 198, 768]" = torch.ops.aten.mul.Tensor(sub, arg2)
        convert_element_type: "f32[128, 198, 768]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_1: "f32[128, 198, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, arg5)
        mul_2: "f32[128, 198, 768]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[128, 198, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, mul)
        mul_4: "f32[128, 198, 768]" = torch.ops.aten.mul.Tensor(mul_1, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1])
        sum_3: "f32[128, 198, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[128, 198, 768]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[128, 198, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[128, 198, 768]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[128, 198, 768]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[128, 198, 768]" = torch.ops.aten.mul.Tensor(div, sub_2)
        add_1: "f32[128, 198, 768]" = torch.ops.aten.add.Tensor(arg6, mul_6)
        slice_1: "f32[128, 1, 768]" = torch.ops.aten.slice.Tensor(add_1, 1, p1, p2, p3)
        slice_2: "f32[128, 1, 768]" = torch.ops.aten.slice.Tensor(add_1, 1, p4, p5, p6)
        slice_3: "f32[128, 196, 768]" = torch.ops.aten.slice.Tensor(add_1, 1, p7, p8, p9)
        sum_5: "f32[1, 198, 768]" = torch.ops.aten.sum.dim_IntList(add_1, [0], True, dtype = torch.float32)
        sum_6: "f32[1, 1, 768]" = torch.ops.aten.sum.dim_IntList(slice_1, [0], True, dtype = torch.float32)
        sum_7: "f32[1, 1, 768]" = torch.ops.aten.sum.dim_IntList(slice_2, [0], True, dtype = torch.float32)
        convert_element_type_1: "bf16[128, 196, 768]" = torch.ops.prims.convert_element_type.default(slice_3, torch.bfloat16)
        permute: "bf16[128, 768, 196]" = torch.ops.aten.permute.default(convert_element_type_1, [0, 2, 1])
        reshape_1: "bf16[128, 768, 14, 14]" = torch.ops.aten.reshape.default(permute, p10)
        sum_8: "bf16[768]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0, 2, 3])
        convert_element_type_2: "f32[768]" = torch.ops.prims.convert_element_type.default(sum_8, torch.float32)
        return (sum_1, sum_2, sum_5, sum_6, sum_7, reshape_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
