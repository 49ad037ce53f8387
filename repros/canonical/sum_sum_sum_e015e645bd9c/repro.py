"""assay repro 1
pattern e015e645bd9cc2a5b5590538b256b69aee8c1d0f3fbe143678069cca28e59305
home    d984ad8bd27a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[8192, 1]", arg1: "bf16[8192, 768]", arg2: "b8[4, 2048, 768]", arg3: "f32[4, 2048, 768]", arg4: "f32[8192, 1]", arg5: "bf16[8192, 768]", arg6: "f32[768]", arg7: "f32[8192, 768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        div: "f32[8192, 1]" = torch.ops.aten.div.Tensor(arg0, 768.0)
        reshape: "bf16[4, 2048, 768]" = torch.ops.aten.reshape.default(arg1, p0)
        mul: "bf16[4, 2048, 768]" = torch.ops.aten.mul.Tensor(arg2, reshape)
        mul_1: "bf16[4, 2048, 768]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        add: "f32[4, 2048, 768]" = torch.ops.aten.add.Tensor(arg3, mul_1)
        reshape_1: "f32[8192, 768]" = torch.ops.aten.reshape.default(add, p1)
        sub: "f32[8192, 768]" = torch.ops.aten.sub.Tensor(reshape_1, arg4)
        mul_2: "f32[8192, 768]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type: "bf16[4, 2048, 768]" = torch.ops.prims.convert_element_type.default(arg2, torch.bfloat16)
        mul_3: "bf16[4, 2048, 768]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[8192, 768]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        mul_4: "f32[8192, 768]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg6)
        mul_5: "f32[8192, 768]" = torch.ops.aten.mul.Tensor(mul_4, mul_2)
        mul_6: "f32[8192, 768]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul_2)
        mul_7: "f32[8192, 768]" = torch.ops.aten.mul.Tensor(mul_4, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_6, [0])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0])
        sum_3: "f32[8192, 1]" = torch.ops.aten.sum.dim_IntList(mul_5, [1], True)
        mul_8: "f32[8192, 768]" = torch.ops.aten.mul.Tensor(mul_2, sum_3)
        sum_4: "f32[8192, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [1], True)
        sub_1: "f32[8192, 768]" = torch.ops.aten.sub.Tensor(mul_7, sum_4)
        sub_2: "f32[8192, 768]" = torch.ops.aten.sub.Tensor(sub_1, mul_8)
        mul_9: "f32[8192, 768]" = torch.ops.aten.mul.Tensor(div, sub_2)
        add_1: "f32[8192, 768]" = torch.ops.aten.add.Tensor(arg7, mul_9)
        reshape_2: "f32[4, 2048, 768]" = torch.ops.aten.reshape.default(add_1, p2)
        convert_element_type_2: "bf16[4, 2048, 768]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.bfloat16)
        mul_10: "bf16[4, 2048, 768]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul_3)
        reshape_3: "bf16[8192, 768]" = torch.ops.aten.reshape.default(mul_10, p3)
        permute: "bf16[768, 8192]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        sum_5: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_3, [0], True, dtype = torch.float32)
        reshape_4: "f32[768]" = torch.ops.aten.reshape.default(sum_5, p4)
        convert_element_type_3: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        return (sum_1, sum_2, reshape_2, reshape_3, permute, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
