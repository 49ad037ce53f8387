"""assay repro 1
pattern 37dcf600923e5fc9f96a8e772215272b0b81d37b3f6440f007705f20aa5a8f10
home    6e0c831b1684
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4, 196, 1]", arg1: "bf16[784, 384]", arg2: "bf16[784, 384]", arg3: "bf16[784, 384]", arg4: "bf16[784, 384]", arg5: "f32[384]", arg6: "bf16[4, 196, 1]", arg7: "bf16[4, 196, 384]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]"):
        div: "bf16[4, 196, 1]" = torch.ops.aten.div.Tensor(arg0, 384.0)
        reshape: "bf16[16, 49, 384]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[4, 196, 384]" = torch.ops.aten.reshape.default(arg2, p1)
        reshape_2: "bf16[16, 49, 384]" = torch.ops.aten.reshape.default(arg3, p2)
        reshape_3: "bf16[16, 49, 384]" = torch.ops.aten.reshape.default(arg4, p3)
        add: "bf16[16, 49, 384]" = torch.ops.aten.add.Tensor(reshape, reshape_3)
        add_1: "bf16[16, 49, 384]" = torch.ops.aten.add.Tensor(add, reshape_2)
        reshape_4: "bf16[16, 7, 7, 384]" = torch.ops.aten.reshape.default(add_1, p4)
        reshape_5: "bf16[4, 2, 2, 7, 7, 384]" = torch.ops.aten.reshape.default(reshape_4, p5)
        permute: "bf16[4, 2, 7, 2, 7, 384]" = torch.ops.aten.permute.default(reshape_5, [0, 1, 3, 2, 4, 5])
        clone: "bf16[4, 2, 7, 2, 7, 384]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_6: "bf16[4, 14, 14, 384]" = torch.ops.aten.reshape.default(clone, p6)
        reshape_7: "bf16[4, 196, 384]" = torch.ops.aten.reshape.default(reshape_6, p7)
        convert_element_type: "f32[4, 196, 384]" = torch.ops.prims.convert_element_type.default(reshape_7, torch.float32)
        mul: "f32[4, 196, 384]" = torch.ops.aten.mul.Tensor(convert_element_type, arg5)
        mul_1: "f32[4, 196, 384]" = torch.ops.aten.mul.Tensor(mul, 384.0)
        sum_1: "f32[384]" = torch.ops.aten.sum.dim_IntList(convert_element_type, [0, 1])
        sum_2: "f32[4, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[4, 196, 384]" = torch.ops.aten.sub.Tensor(mul_1, sum_2)
        convert_element_type_1: "f32[4, 196, 384]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        sub_1: "f32[4, 196, 384]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg6)
        mul_2: "f32[4, 196, 384]" = torch.ops.aten.mul.Tensor(sub_1, arg0)
        mul_3: "f32[4, 196, 384]" = torch.ops.aten.mul.Tensor(mul, mul_2)
        mul_4: "f32[4, 196, 384]" = torch.ops.aten.mul.Tensor(convert_element_type, mul_2)
        sum_3: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 1])
        sum_4: "f32[4, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[4, 196, 384]" = torch.ops.aten.mul.Tensor(mul_2, sum_4)
        sub_2: "f32[4, 196, 384]" = torch.ops.aten.sub.Tensor(sub, mul_5)
        mul_6: "f32[4, 196, 384]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[4, 196, 384]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        add_2: "bf16[4, 196, 384]" = torch.ops.aten.add.Tensor(arg7, convert_element_type_2)
        reshape_8: "bf16[784, 384]" = torch.ops.aten.reshape.default(add_2, p8)
        permute_1: "bf16[384, 784]" = torch.ops.aten.permute.default(reshape_8, [1, 0])
        return (sum_1, sum_3, reshape_8, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
