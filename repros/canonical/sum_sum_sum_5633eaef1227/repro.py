"""assay repro 1
pattern 5633eaef122739c8d9ea02cf4dfe400a7e746475f961674d40761dceb7fc38fe
home    bbf073485622
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 1000, 1]", arg1: "bf16[1000, 2048]", arg2: "bf16[1000, 2048]", arg3: "bf16[1000, 2048]", arg4: "f32[1, 1000, 2048]", arg5: "f32[1, 1000, 1]", arg6: "f32[2048]", arg7: "f32[1, 1000, 2048]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        div: "f32[1, 1000, 1]" = torch.ops.aten.div.Tensor(arg0, 2048.0)
        reshape: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg2, p1)
        reshape_2: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg3, p2)
        add: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(arg4, reshape_2)
        sub: "f32[1, 1000, 2048]" = torch.ops.aten.sub.Tensor(add, arg5)
        mul: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        convert_element_type_1: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add_1: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_1)
        mul_1: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(add_1, arg6)
        mul_2: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(add_1, mul)
        mul_3: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_4: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(mul_1, 2048.0)
        sum_1: "f32[2048]" = torch.ops.aten.sum.dim_IntList(add_1, [0, 1])
        sum_2: "f32[2048]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_3: "f32[1, 1000, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [2], True)
        mul_5: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[1, 1000, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[1, 1000, 2048]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[1, 1000, 2048]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(div, sub_2)
        add_2: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(arg7, mul_6)
        convert_element_type_2: "bf16[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_3: "bf16[1000, 2048]" = torch.ops.aten.reshape.default(convert_element_type_2, p3)
        permute: "bf16[2048, 1000]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        return (sum_1, sum_2, add_2, reshape_3, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
