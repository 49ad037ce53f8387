"""assay repro 1
pattern 02f30b42695c471ecc70d7f71e07b33e616366f841475684439372b91046869e
home    d20fc29cba16
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1, 512, 1]", arg1: "bf16[512, 4096]", arg2: "bf16[1, 512, 4096]", arg3: "bf16[1, 512, 4096]", arg4: "bf16[1, 512, 1]", arg5: "f32[4096]", p0: "size[]", p1: "size[]"):
        div: "bf16[1, 512, 1]" = torch.ops.aten.div.Tensor(arg0, 4096.0)
        reshape: "bf16[1, 512, 4096]" = torch.ops.aten.reshape.default(arg1, p0)
        add: "bf16[1, 512, 4096]" = torch.ops.aten.add.Tensor(arg2, reshape)
        convert_element_type: "f32[1, 512, 4096]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        sub: "f32[1, 512, 4096]" = torch.ops.aten.sub.Tensor(convert_element_type, arg4)
        mul: "f32[1, 512, 4096]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_1: "f32[1, 512, 4096]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        mul_1: "f32[1, 512, 4096]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg5)
        mul_2: "f32[1, 512, 4096]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[1, 512, 4096]" = torch.ops.aten.mul.Tensor(mul_1, 4096.0)
        sum_1: "f32[1, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_4: "f32[1, 512, 4096]" = torch.ops.aten.mul.Tensor(mul, sum_1)
        sum_2: "f32[1, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[1, 512, 4096]" = torch.ops.aten.sub.Tensor(mul_3, sum_2)
        sub_2: "f32[1, 512, 4096]" = torch.ops.aten.sub.Tensor(sub_1, mul_4)
        mul_5: "f32[1, 512, 4096]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[1, 512, 4096]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        reshape_1: "bf16[512, 4096]" = torch.ops.aten.reshape.default(convert_element_type_2, p1)
        permute: "bf16[4096, 512]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        return (mul, convert_element_type_1, convert_element_type_2, reshape_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
