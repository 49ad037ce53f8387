"""assay repro 1
pattern acc3c61dd7ab13594be8f4527d28fbffb3788ce2007a47e581de992065708e4d
home    7d23b8ef77a0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 196, 1]", arg1: "f32[128, 196, 1536]", arg2: "f32[128, 196, 1536]", arg3: "bf16[98304, 196]", arg4: "bf16[98304, 200]", arg5: "f32[196]", arg6: "bf16[128, 196, 768]", arg7: "bf16[128, 196, 768][301056, 1536, 1]", arg8: "f32[128, 196, 1]", arg9: "f32[768]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]", p5: "size[]", p6: "size[]"):
        div: "f32[128, 196, 1]" = torch.ops.aten.div.Tensor(arg0, 768.0)
        mul: "f32[128, 196, 1536]" = torch.ops.aten.mul.Tensor(arg1, arg1)
        mul_1: "f32[128, 196, 1536]" = torch.ops.aten.mul.Tensor(arg2, 0.5)
        mul_2: "f32[128, 196, 1536]" = torch.ops.aten.mul.Tensor(mul, -0.5)
        exp: "f32[128, 196, 1536]" = torch.ops.aten.exp.default(mul_2)
        mul_3: "f32[128, 196, 1536]" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327)
        mul_4: "f32[128, 196, 1536]" = torch.ops.aten.mul.Tensor(arg1, mul_3)
        add: "f32[128, 196, 1536]" = torch.ops.aten.add.Tensor(mul_1, mul_4)
        reshape: "bf16[128, 768, 196]" = torch.ops.aten.reshape.default(arg3, p0)
        slice_1: "bf16[98304, 196]" = torch.ops.aten.slice.Tensor(arg4, 1, p1, p2, p3)
        reshape_1: "bf16[128, 768, 196]" = torch.ops.aten.reshape.default(slice_1, p4)
        convert_element_type: "bf16[196]" = torch.ops.prims.convert_element_type.default(arg5, torch.bfloat16)
        add_1: "bf16[128, 768, 196]" = torch.ops.aten.add.Tensor(reshape_1, convert_element_type)
        permute: "bf16[128, 196, 768]" = torch.ops.aten.permute.default(add_1, [0, 2, 1])
        mul_5: "bf16[128, 196, 768]" = torch.ops.aten.mul.Tensor(arg6, permute)
        convert_element_type_1: "f32[128, 196, 768]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        sub: "f32[128, 196, 768]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg8)
        mul_6: "f32[128, 196, 768]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_2: "f32[128, 768, 196]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        permute_1: "f32[128, 196, 768]" = torch.ops.aten.permute.default(convert_element_type_2, [0, 2, 1])
        mul_7: "f32[128, 196, 768]" = torch.ops.aten.mul.Tensor(permute_1, arg9)
        mul_8: "f32[128, 196, 768]" = torch.ops.aten.mul.Tensor(mul_7, mul_6)
        mul_9: "f32[128, 196, 768]" = torch.ops.aten.mul.Tensor(permute_1, mul_6)
        mul_10: "f32[128, 196, 768]" = torch.ops.aten.mul.Tensor(mul_7, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_9, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(permute_1, [0, 1])
        sum_3: "f32[128, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_8, [2], True)
        mul_11: "f32[128, 196, 768]" = torch.ops.aten.mul.Tensor(mul_6, sum_3)
        sum_4: "f32[128, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_7, [2], True)
        sub_1: "f32[128, 196, 768]" = torch.ops.aten.sub.Tensor(mul_10, sum_4)
        sub_2: "f32[128, 196, 768]" = torch.ops.aten.sub.Tensor(sub_1, mul_11)
        mul_12: "f32[128, 196, 768]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_3: "bf16[128, 196, 768]" = torch.ops.prims.convert_element_type.default(mul_12, torch.bfloat16)
        cat: "bf16[128, 196, 1536]" = torch.ops.aten.cat.default([mul_5, convert_element_type_3], 2)
        convert_element_type_4: "f32[128, 196, 1536]" = torch.ops.prims.convert_element_type.default(cat, torch.float32)
        mul_13: "f32[128, 196, 1536]" = torch.ops.aten.mul.Tensor(convert_element_type_4, add)
        convert_element_type_5: "bf16[128, 196, 1536]" = torch.ops.prims.convert_element_type.default(mul_13, torch.bfloat16)
        reshape_2: "bf16[25088, 1536]" = torch.ops.aten.reshape.default(convert_element_type_5, p5)
        permute_2: "bf16[1536, 25088]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_5: "f32[1, 1536]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[1536]" = torch.ops.aten.reshape.default(sum_5, p6)
        convert_element_type_6: "f32[1536]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (sum_1, sum_2, reshape_2, permute_2, convert_element_type_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
