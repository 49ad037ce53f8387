"""assay repro 1
pattern c52b4a8fad70d66d143628fc151d14d1f299ad28005019005257f680071a35da
home    f89d4c4a2eea
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 4096]", arg1: "f32[8, 512, 4096]", arg2: "f32[4096]", arg3: "f32[8, 512, 4096]", arg4: "f32[8, 512, 1]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[8, 512, 4096]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[8, 512, 4096]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[8, 512, 4096]" = torch.ops.aten.add.Tensor(arg1, convert_element_type)
        mul: "f32[8, 512, 4096]" = torch.ops.aten.mul.Tensor(add, arg2)
        mul_1: "f32[8, 512, 4096]" = torch.ops.aten.mul.Tensor(mul, arg3)
        mul_2: "f32[8, 512, 4096]" = torch.ops.aten.mul.Tensor(mul, 4096.0)
        sum_1: "f32[8, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        mul_3: "f32[8, 512, 4096]" = torch.ops.aten.mul.Tensor(arg3, sum_1)
        sum_2: "f32[8, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[8, 512, 4096]" = torch.ops.aten.sub.Tensor(mul_2, sum_2)
        sub_1: "f32[8, 512, 4096]" = torch.ops.aten.sub.Tensor(sub, mul_3)
        mul_4: "f32[8, 512, 4096]" = torch.ops.aten.mul.Tensor(arg4, sub_1)
        convert_element_type_1: "bf16[8, 512, 4096]" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16)
        reshape_1: "bf16[4096, 4096]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        permute: "bf16[4096, 4096]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        return (add, mul_4, reshape_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
