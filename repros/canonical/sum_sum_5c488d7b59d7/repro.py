"""assay repro 1
pattern 5c488d7b59d75ef42c8829b42d8601c964eeef6b4a6814a9e04b842b38296129
home    9bde9bebc498
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 4096]", arg1: "bf16[4096, 4096]", arg2: "bf16[4096, 4096]", arg3: "f32[8, 512, 4096]", arg4: "f32[4096]", arg5: "f32[8, 512, 4096]", arg6: "f32[8, 512, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[8, 512, 4096]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[8, 512, 4096]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[8, 512, 4096]" = torch.ops.aten.reshape.default(arg2, p2)
        convert_element_type: "f32[8, 512, 4096]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        add: "f32[8, 512, 4096]" = torch.ops.aten.add.Tensor(arg3, convert_element_type)
        convert_element_type_1: "f32[8, 512, 4096]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        add_1: "f32[8, 512, 4096]" = torch.ops.aten.add.Tensor(add, convert_element_type_1)
        convert_element_type_2: "f32[8, 512, 4096]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        add_2: "f32[8, 512, 4096]" = torch.ops.aten.add.Tensor(add_1, convert_element_type_2)
        mul: "f32[8, 512, 4096]" = torch.ops.aten.mul.Tensor(add_2, arg4)
        mul_1: "f32[8, 512, 4096]" = torch.ops.aten.mul.Tensor(mul, arg5)
        mul_2: "f32[8, 512, 4096]" = torch.ops.aten.mul.Tensor(mul, 4096.0)
        sum_1: "f32[8, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        mul_3: "f32[8, 512, 4096]" = torch.ops.aten.mul.Tensor(arg5, sum_1)
        sum_2: "f32[8, 512, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[8, 512, 4096]" = torch.ops.aten.sub.Tensor(mul_2, sum_2)
        sub_1: "f32[8, 512, 4096]" = torch.ops.aten.sub.Tensor(sub, mul_3)
        mul_4: "f32[8, 512, 4096]" = torch.ops.aten.mul.Tensor(arg6, sub_1)
        convert_element_type_3: "bf16[8, 512, 4096]" = torch.ops.prims.convert_element_type.default(mul_4, torch.bfloat16)
        reshape_3: "bf16[4096, 4096]" = torch.ops.aten.reshape.default(convert_element_type_3, p3)
        permute: "bf16[4096, 4096]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        return (add_2, mul_4, reshape_3, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
