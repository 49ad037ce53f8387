"""assay repro 1
pattern 4fefa8009c931fb3a81d307b5dad08eff04214a7f9b35f9901379fa582a78802
home    0cc3be5e969c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 1000, 896]", arg1: "f32[1, 1000, 1]", arg2: "bf16[1000, 896]", arg3: "f32[896]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        mul: "f32[1, 1000, 896]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        pow_1: "f32[1, 1000, 896]" = torch.ops.aten.pow.Tensor_Scalar(arg0, 1.0)
        mul_1: "f32[1, 1000, 896]" = torch.ops.aten.mul.Scalar(pow_1, 2.0)
        pow_2: "f32[1, 1000, 1]" = torch.ops.aten.pow.Tensor_Scalar(arg1, 3)
        reshape: "bf16[1, 1000, 896]" = torch.ops.aten.reshape.default(arg2, p0)
        convert_element_type: "f32[1, 1000, 896]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_2: "f32[1, 1000, 896]" = torch.ops.aten.mul.Tensor(convert_element_type, arg3)
        mul_3: "f32[1, 1000, 896]" = torch.ops.aten.mul.Tensor(mul_2, arg1)
        mul_4: "f32[1, 1000, 896]" = torch.ops.aten.mul.Tensor(mul_2, arg0)
        mul_5: "f32[1, 1000, 896]" = torch.ops.aten.mul.Tensor(convert_element_type, mul)
        sum_1: "f32[1, 1, 896]" = torch.ops.aten.sum.dim_IntList(mul_5, [0, 1], True, dtype = torch.float32)
        reshape_1: "f32[896]" = torch.ops.aten.reshape.default(sum_1, p1)
        sum_2: "f32[1, 1000, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True, dtype = torch.float32)
        mul_6: "f32[1, 1000, 1]" = torch.ops.aten.mul.Scalar(sum_2, -0.5)
        mul_7: "f32[1, 1000, 1]" = torch.ops.aten.mul.Tensor(mul_6, pow_2)
        expand: "f32[1, 1000, 896]" = torch.ops.aten.expand.default(mul_7, p2)
        div: "f32[1, 1000, 896]" = torch.ops.aten.div.Scalar(expand, 896.0)
        mul_8: "f32[1, 1000, 896]" = torch.ops.aten.mul.Tensor(div, mul_1)
        add: "f32[1, 1000, 896]" = torch.ops.aten.add.Tensor(mul_3, mul_8)
        convert_element_type_1: "bf16[1, 1000, 896]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        reshape_2: "bf16[1000, 896]" = torch.ops.aten.reshape.default(convert_element_type_1, p3)
        permute: "bf16[896, 1000]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        return (reshape_1, add, reshape_2, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
