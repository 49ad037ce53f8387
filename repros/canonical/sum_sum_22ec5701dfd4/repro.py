"""assay repro 1
pattern 22ec5701dfd49008e00cd03e9e0f1703f3da318e2e53c9fcf24e05170934c750
home    1f4cc8d179f8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[32, 128, 512]", arg1: "f32[32, 128, 1]", arg2: "bf16[4096, 512]", arg3: "b8[32, 128, 512]", arg4: "f32[512]", arg5: "f32[32, 128, 512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        mul: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        pow_1: "f32[32, 128, 512]" = torch.ops.aten.pow.Tensor_Scalar(arg0, 1.0)
        mul_1: "f32[32, 128, 512]" = torch.ops.aten.mul.Scalar(pow_1, 2.0)
        pow_2: "f32[32, 128, 1]" = torch.ops.aten.pow.Tensor_Scalar(arg1, 3)
        reshape: "bf16[32, 128, 512]" = torch.ops.aten.reshape.default(arg2, p0)
        convert_element_type: "bf16[32, 128, 512]" = torch.ops.prims.convert_element_type.default(arg3, torch.bfloat16)
        mul_2: "bf16[32, 128, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[32, 128, 512]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_3: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg4)
        mul_4: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(mul_3, arg0)
        mul_5: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(mul_3, arg1)
        add: "f32[32, 128, 512]" = torch.ops.aten.add.Tensor(arg5, mul_5)
        mul_6: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul)
        sum_1: "f32[1, 1, 512]" = torch.ops.aten.sum.dim_IntList(mul_6, [0, 1], True, dtype = torch.float32)
        reshape_1: "f32[512]" = torch.ops.aten.reshape.default(sum_1, p1)
        sum_2: "f32[32, 128, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True, dtype = torch.float32)
        mul_7: "f32[32, 128, 1]" = torch.ops.aten.mul.Scalar(sum_2, -0.5)
        mul_8: "f32[32, 128, 1]" = torch.ops.aten.mul.Tensor(mul_7, pow_2)
        expand: "f32[32, 128, 512]" = torch.ops.aten.expand.default(mul_8, p2)
        div: "f32[32, 128, 512]" = torch.ops.aten.div.Scalar(expand, 512.0)
        mul_9: "f32[32, 128, 512]" = torch.ops.aten.mul.Tensor(div, mul_1)
        add_1: "f32[32, 128, 512]" = torch.ops.aten.add.Tensor(add, mul_9)
        convert_element_type_2: "bf16[32, 128, 512]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        mul_10: "bf16[32, 128, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_2, mul_2)
        reshape_2: "bf16[4096, 512]" = torch.ops.aten.reshape.default(mul_10, p3)
        permute: "bf16[512, 4096]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        return (reshape_1, add_1, reshape_2, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
