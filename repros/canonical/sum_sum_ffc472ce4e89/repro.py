"""assay repro 1
pattern ffc472ce4e89681d91cf10ea9dab2ad0548516185fcb3cca689976e8659ba61c
home    c57e255c6197
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1, 512, 1]", arg1: "bf16[512, 4096]", arg2: "bf16[1, 512, 4096]", arg3: "bf16[512, 4096]", arg4: "bf16[512, 4096]", arg5: "bf16[1, 512, 4096]", arg6: "bf16[1, 512, 1]", arg7: "f32[4096]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        div: "bf16[1, 512, 1]" = torch.ops.aten.div.Tensor(arg0, 4096.0)
        reshape: "bf16[1, 512, 4096]" = torch.ops.aten.reshape.default(arg1, p0)
        add: "bf16[1, 512, 4096]" = torch.ops.aten.add.Tensor(arg2, reshape)
        reshape_1: "bf16[1, 512, 4096]" = torch.ops.aten.reshape.default(arg3, p1)
        add_1: "bf16[1, 512, 4096]" = torch.ops.aten.add.Tensor(add, reshape_1)
        reshape_2: "bf16[1, 512, 4096]" = torch.ops.aten.reshape.default(arg4, p2)
        add_2: "bf16[1, 512, 4096]" = torch.ops.aten.add.Tensor(add_1, reshape_2)
        convert_element_type: "f32[1, 512, 4096]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        sub: "f32[1, 512, 4096]" = torch.ops.aten.sub.Tensor(convert_element_type, arg6)
        mul: "f32[1, 512, 4096]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_1: "f32[1, 512, 4096]" = torch.ops.prims.convert_element_type.default(add_2, torch.float32)
        mul_1: "f32[1, 512, 4096]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg7)
        mul_2: "f32[1, 512, 4096]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[1, 512, 4096]" = torch.ops.aten.mul.Tensor(mul_1, 4096.0)
        sum_1: "f32[1, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_4: "f32[1, 512, 4096]" = torch.ops.aten.mul.Tensor(mul, sum_1)
        sum_2: "f32[1, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[1, 512, 4096]" = torch.ops.aten.sub.Tensor(mul_3, sum_2)
        sub_2: "f32[1, 512, 4096]" = torch.ops.aten.sub.Tensor(sub_1, mul_4)
        mul_5: "f32[1, 512, 4096]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[1, 512, 4096]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        reshape_3: "bf16[512, 4096]" = torch.ops.aten.reshape.default(convert_element_type_2, p3)
        permute: "bf16[4096, 512]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        return (mul, convert_element_type_1, convert_element_type_2, reshape_3, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
