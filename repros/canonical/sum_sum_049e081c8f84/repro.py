"""assay repro 1
pattern 049e081c8f841247844ab0db550258e919a79e1eebbd05175424d0f02a82afd1
home    cce4b1d49f94
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[32, 128, 512]", arg1: "f32[32, 128, 1]", arg2: "b8[32, 128, 512]", arg3: "b8[32, 128, 512]", arg4: "f32[32, 128, 512]", arg5: "f32[512]", p0: "size[]", p1: "size[]", p2: "size[]"):
        mul: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        pow_1: "f32[32, 128, 512]" = torch.ops.aten.pow.Tensor_Scalar(arg0, 1.0)
        mul_1: "f32[32, 128, 512]" = torch.ops.aten.mul.Scalar(pow_1, 2.0)
        pow_2: "f32[32, 128, 1]" = torch.ops.aten.pow.Tensor_Scalar(arg1, 3)
        convert_element_type: "bf16[32, 128, 512]" = torch.ops.prims.convert_element_type.default(arg2, torch.bfloat16)
        mul_2: "bf16[32, 128, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[32, 128, 512]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        mul_3: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 1.1111111111111112)
        mul_4: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(arg4, mul_3)
        mul_5: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(mul_4, arg5)
        mul_6: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(mul_5, arg1)
        mul_7: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(mul_5, arg0)
        mul_8: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(mul_4, mul)
        sum_1: "f32[1, 1, 512]" = torch.ops.aten.sum.dim_IntList(mul_8, [0, 1], True, dtype = torch.float32)
        reshape: "f32[512]" = torch.ops.aten.reshape.default(sum_1, p0)
        sum_2: "f32[32, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul_7, [2], True, dtype = torch.float32)
        mul_9: "f32[32, 128, 1]" = torch.ops.aten.mul.Scalar(sum_2, -0.5)
        mul_10: "f32[32, 128, 1]" = torch.ops.aten.mul.Tensor(mul_9, pow_2)
        expand: "f32[32, 128, 512]" = torch.ops.aten.expand.default(mul_10, p1)
        div: "f32[32, 128, 512]" = torch.ops.aten.div.Scalar(expand, 512.0)
        mul_11: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(div, mul_1)
        add: "f32[32, 128, 512]" = torch.ops.aten.add.Tensor(mul_6, mul_11)
        convert_element_type_2: "bf16[32, 128, 512]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        mul_12: "bf16[32, 128, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul_2)
        reshape_1: "bf16[4096, 512]" = torch.ops.aten.reshape.default(mul_12, p2)
        permute: "bf16[512, 4096]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        return (reshape, add, reshape_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
