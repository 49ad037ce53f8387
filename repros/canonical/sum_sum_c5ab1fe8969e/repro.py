"""assay repro 1
pattern c5ab1fe8969eb2483a48c7865a2552b6aa20a74e69381e3d30e13d2c26f4d9ea
home    40528e41b72f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[2, 1024, 512]", arg1: "f32[2, 1024, 1]", arg2: "bf16[2048, 512]", arg3: "b8[2, 1024, 512]", arg4: "b8[2, 1024, 512]", arg5: "f32[512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        mul: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        pow_1: "f32[2, 1024, 512]" = torch.ops.aten.pow.Tensor_Scalar(arg0, 1.0)
        mul_1: "f32[2, 1024, 512]" = torch.ops.aten.mul.Scalar(pow_1, 2.0)
        pow_2: "f32[2, 1024, 1]" = torch.ops.aten.pow.Tensor_Scalar(arg1, 3)
        reshape: "bf16[2, 1024, 512]" = torch.ops.aten.reshape.default(arg2, p0)
        convert_element_type: "bf16[2, 1024, 512]" = torch.ops.prims.convert_element_type.default(arg3, torch.bfloat16)
        mul_2: "bf16[2, 1024, 512]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.1111111111111112)
        convert_element_type_1: "f32[2, 1024, 512]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        mul_3: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 1.1111111111111112)
        convert_element_type_2: "f32[2, 1024, 512]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_4: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.04419417382415922)
        mul_5: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(mul_4, mul_3)
        mul_6: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(mul_5, arg5)
        mul_7: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(mul_6, arg1)
        mul_8: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(mul_6, arg0)
        mul_9: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(mul_5, mul)
        sum_1: "f32[1, 1, 512]" = torch.ops.aten.sum.dim_IntList(mul_9, [0, 1], True)
        reshape_1: "f32[512]" = torch.ops.aten.reshape.default(sum_1, p1)
        sum_2: "f32[2, 1024, 1]" = torch.ops.aten.sum.dim_IntList(mul_8, [2], True)
        mul_10: "f32[2, 1024, 1]" = torch.ops.aten.mul.Scalar(sum_2, -0.5)
        mul_11: "f32[2, 1024, 1]" = torch.ops.aten.mul.Tensor(mul_10, pow_2)
        expand: "f32[2, 1024, 512]" = torch.ops.aten.expand.default(mul_11, p2)
        div: "f32[2, 1024, 512]" = torch.ops.aten.div.Scalar(expand, 512.0)
        mul_12: "f32[2, 1024, 512]" = torch.ops.aten.mul.Tensor(div, mul_1)
        add: "f32[2, 1024, 512]" = torch.ops.aten.add.Tensor(mul_7, mul_12)
        convert_element_type_3: "bf16[2, 1024, 512]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        mul_13: "bf16[2, 1024, 512]" = torch.ops.aten.mul.Tensor(convert_element_type_3, mul_2)
        reshape_2: "bf16[2048, 512]" = torch.ops.aten.reshape.default(mul_13, p3)
        permute: "bf16[512, 2048]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        return (reshape_1, add, reshape_2, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
