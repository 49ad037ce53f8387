"""assay repro 1
pattern f4f28383706f7a1e953c6dfc6e17c65baf670008a9bee5a5001724001f2d22e4
home    9e706d2e9462
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 1, 1]", arg1: "f32[64, 49, 1]", arg2: "bf16[3136, 768]", arg3: "bf16[3136, 768]", arg4: "f32[64, 49, 1]", arg5: "f32[64, 49, 768][37632, 1, 49]", arg6: "f32[768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]"):
        add: "f32[64, 1, 1]" = torch.ops.aten.add.Tensor(arg0, 0.8999999985098839)
        div: "f32[64, 49, 1]" = torch.ops.aten.div.Tensor(arg1, 768.0)
        floor: "f32[64, 1, 1]" = torch.ops.aten.floor.default(add)
        reshape: "bf16[64, 49, 768]" = torch.ops.aten.reshape.default(arg2, p0)
        reshape_1: "bf16[64, 49, 768]" = torch.ops.aten.reshape.default(arg3, p1)
        reshape_2: "bf16[64, 7, 7, 768]" = torch.ops.aten.reshape.default(reshape, p2)
        reshape_3: "bf16[64, 1, 1, 7, 7, 768]" = torch.ops.aten.reshape.default(reshape_2, p3)
        permute: "bf16[64, 1, 7, 1, 7, 768]" = torch.ops.aten.permute.default(reshape_3, [0, 1, 3, 2, 4, 5])
        reshape_4: "bf16[64, 7, 7, 768]" = torch.ops.aten.reshape.default(permute, p4)
        reshape_5: "bf16[64, 49, 768]" = torch.ops.aten.reshape.default(reshape_4, p5)
        convert_element_type: "f32[64, 49, 768]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.float32)
        sub: "f32[64, 49, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, arg4)
        mul: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(sub, arg1)
        convert_element_type_1: "f32[64, 49, 768]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add_1: "f32[64, 49, 768]" = torch.ops.aten.add.Tensor(arg5, convert_element_type_1)
        mul_1: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(add_1, floor)
        div_1: "f32[64, 49, 768]" = torch.ops.aten.div.Tensor(mul_1, 0.8999999985098839)
        mul_2: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(div_1, arg6)
        mul_3: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(div_1, mul)
        mul_4: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(mul_2, mul)
        mul_5: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(mul_2, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(div_1, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_3: "f32[64, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
        mul_6: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[64, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        sub_1: "f32[64, 49, 768]" = torch.ops.aten.sub.Tensor(mul_5, sum_4)
        sub_2: "f32[64, 49, 768]" = torch.ops.aten.sub.Tensor(sub_1, mul_6)
        mul_7: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[64, 49, 768]" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16)
        reshape_6: "bf16[64, 7, 7, 768]" = torch.ops.aten.reshape.default(convert_element_type_2, p6)
        reshape_7: "bf16[64, 1, 7, 1, 7, 768]" = torch.ops.aten.reshape.default(reshape_6, p7)
        permute_1: "bf16[64, 1, 1, 7, 7, 768]" = torch.ops.aten.permute.default(reshape_7, [0, 1, 3, 2, 4, 5])
        reshape_8: "bf16[64, 7, 7, 768]" = torch.ops.aten.reshape.default(permute_1, p8)
        reshape_9: "bf16[64, 49, 768]" = torch.ops.aten.reshape.default(reshape_8, p9)
        clone: "bf16[64, 49, 768]" = torch.ops.aten.clone.default(reshape_9, memory_format = torch.contiguous_format)
        reshape_10: "bf16[3136, 768]" = torch.ops.aten.reshape.default(clone, p10)
        permute_2: "bf16[768, 3136]" = torch.ops.aten.permute.default(reshape_10, [1, 0])
        sum_5: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_10, [0], True, dtype = torch.float32)
        reshape_11: "f32[768]" = torch.ops.aten.reshape.default(sum_5, p11)
        convert_element_type_3: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_11, torch.float32)
        return (add_1, sum_1, sum_2, reshape_10, permute_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
