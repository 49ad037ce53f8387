"""assay repro 1
pattern 386af78da3c183849211e707f958421c8572e832d93ac8e212a6e9ce462f2bb1
home    e209e7208014
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 196, 1]", arg1: "f32[128, 196, 1]", arg2: "bf16[128, 160, 14, 14]", arg3: "bf16[25088, 160]", arg4: "bf16[128, 160, 14, 14][31360, 1, 2240, 160]", arg5: "f32[128, 196, 1]", arg6: "f32[160]", arg7: "f32[160]", arg8: "f32[128, 196, 1]", arg9: "f32[160]", arg10: "f32[128, 196, 160][31360, 1, 196]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        div: "f32[128, 196, 1]" = torch.ops.aten.div.Tensor(arg0, 160.0)
        div_1: "f32[128, 196, 1]" = torch.ops.aten.div.Tensor(arg1, 160.0)
        reshape: "bf16[128, 160, 196]" = torch.ops.aten.reshape.default(arg2, p0)
        permute: "bf16[128, 196, 160]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        reshape_1: "bf16[128, 196, 160]" = torch.ops.aten.reshape.default(arg3, p1)
        convert_element_type: "f32[128, 160, 14, 14]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        reshape_2: "f32[128, 160, 196]" = torch.ops.aten.reshape.default(convert_element_type, p2)
        permute_1: "f32[128, 196, 160]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        convert_element_type_1: "f32[128, 196, 160]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        clone: "f32[128, 196, 160]" = torch.ops.aten.clone.default(convert_element_type_1, memory_format = torch.contiguous_format)
        sub: "f32[128, 196, 160]" = torch.ops.aten.sub.Tensor(clone, arg5)
        mul: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(sub, arg1)
        mul_1: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(mul, arg6)
        add: "f32[128, 196, 160]" = torch.ops.aten.add.Tensor(mul_1, arg7)
        sub_1: "f32[128, 196, 160]" = torch.ops.aten.sub.Tensor(add, arg8)
        mul_2: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(sub_1, arg0)
        sub_2: "f32[128, 196, 160]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg5)
        mul_3: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(sub_2, arg1)
        convert_element_type_2: "f32[128, 196, 160]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add_1: "f32[128, 196, 160]" = torch.ops.aten.add.Tensor(permute_1, convert_element_type_2)
        mul_4: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(add_1, arg9)
        mul_5: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(add_1, mul_2)
        mul_6: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(mul_4, mul_2)
        mul_7: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(mul_4, 160.0)
        sum_1: "f32[160]" = torch.ops.aten.sum.dim_IntList(add_1, [0, 1])
        sum_2: "f32[160]" = torch.ops.aten.sum.dim_IntList(mul_5, [0, 1])
        sum_3: "f32[128, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_6, [2], True)
        mul_8: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(mul_2, sum_3)
        sum_4: "f32[128, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        sub_3: "f32[128, 196, 160]" = torch.ops.aten.sub.Tensor(mul_7, sum_4)
        sub_4: "f32[128, 196, 160]" = torch.ops.aten.sub.Tensor(sub_3, mul_8)
        mul_9: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(div, sub_4)
        add_2: "f32[128, 196, 160]" = torch.ops.aten.add.Tensor(arg10, mul_9)
        mul_10: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(add_2, arg6)
        mul_11: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(add_2, mul_3)
        mul_12: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(mul_10, mul_3)
        mul_13: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(mul_10, 160.0)
        sum_5: "f32[160]" = torch.ops.aten.sum.dim_IntList(add_2, [0, 1])
        sum_6: "f32[160]" = torch.ops.aten.sum.dim_IntList(mul_11, [0, 1])
        sum_7: "f32[128, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_12, [2], True)
        mul_14: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(mul_3, sum_7)
        sum_8: "f32[128, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_10, [2], True)
        sub_5: "f32[128, 196, 160]" = torch.ops.aten.sub.Tensor(mul_13, sum_8)
        sub_6: "f32[128, 196, 160]" = torch.ops.aten.sub.Tensor(sub_5, mul_14)
        mul_15: "f32[128, 196, 160]" = torch.ops.aten.mul.Tensor(div_1, sub_6)
        convert_element_type_3: "bf16[128, 196, 160]" = torch.ops.prims.convert_element_type.default(mul_15, torch.bfloat16)
        permute_2: "bf16[128, 160, 196]" = torch.ops.aten.permute.default(convert_element_type_3, [0, 2, 1])
        reshape_3: "bf16[128, 160, 14, 14]" = torch.ops.aten.reshape.default(permute_2, p3)
        sum_9: "bf16[160]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0, 2, 3])
        convert_element_type_4: "f32[160]" = torch.ops.prims.convert_element_type.default(sum_9, torch.float32)
        return (sum_1, sum_2, sum_5, sum_6, reshape_3, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
