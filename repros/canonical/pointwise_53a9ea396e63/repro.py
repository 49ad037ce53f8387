"""assay repro 1
pattern 53a9ea396e63b6a87469e5a9a9b31be901c84f72e5c72a4e9f33947371c7fba1
home    0710611fe6cb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 16384]", arg1: "bf16[4096, 16384]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[8, 512, 16384]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[8, 512, 16384]" = torch.ops.aten.mul.Tensor(reshape, 0.5)
        reshape_1: "bf16[8, 512, 16384]" = torch.ops.aten.reshape.default(arg1, p1)
        convert_element_type: "f32[8, 512, 16384]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_1: "f32[8, 512, 16384]" = torch.ops.aten.mul.Tensor(convert_element_type, mul)
        convert_element_type_1: "f32[8, 512, 16384]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        pow_1: "f32[8, 512, 16384]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_1, 2.0)
        mul_2: "f32[8, 512, 16384]" = torch.ops.aten.mul.Scalar(pow_1, 3.0)
        pow_2: "f32[8, 512, 16384]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_1, 3.0)
        mul_3: "f32[8, 512, 16384]" = torch.ops.aten.mul.Tensor(pow_2, 0.044715)
        add: "f32[8, 512, 16384]" = torch.ops.aten.add.Tensor(reshape, mul_3)
        mul_4: "f32[8, 512, 16384]" = torch.ops.aten.mul.Tensor(add, 0.7978845608028654)
        tanh: "f32[8, 512, 16384]" = torch.ops.aten.tanh.default(mul_4)
        add_1: "f32[8, 512, 16384]" = torch.ops.aten.add.Tensor(tanh, 1.0)
        mul_5: "f32[8, 512, 16384]" = torch.ops.aten.mul.Tensor(tanh, tanh)
        mul_6: "f32[8, 512, 16384]" = torch.ops.aten.mul.Tensor(convert_element_type, add_1)
        sub: "f32[8, 512, 16384]" = torch.ops.aten.sub.Tensor(1.0, mul_5)
        mul_7: "f32[8, 512, 16384]" = torch.ops.aten.mul.Tensor(mul_1, sub)
        mul_8: "f32[8, 512, 16384]" = torch.ops.aten.mul.Tensor(mul_7, 0.7978845608028654)
        mul_9: "f32[8, 512, 16384]" = torch.ops.aten.mul.Tensor(mul_8, 0.044715)
        mul_10: "f32[8, 512, 16384]" = torch.ops.aten.mul.Tensor(mul_9, mul_2)
        convert_element_type_2: "bf16[8, 512, 16384]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        mul_11: "bf16[8, 512, 16384]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.5)
        convert_element_type_3: "bf16[8, 512, 16384]" = torch.ops.prims.convert_element_type.default(mul_10, torch.bfloat16)
        convert_element_type_4: "bf16[8, 512, 16384]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        add_2: "bf16[8, 512, 16384]" = torch.ops.aten.add.Tensor(convert_element_type_4, convert_element_type_3)
        add_3: "bf16[8, 512, 16384]" = torch.ops.aten.add.Tensor(add_2, mul_11)
        reshape_2: "bf16[4096, 16384]" = torch.ops.aten.reshape.default(add_3, p2)
        permute: "bf16[16384, 4096]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        return (reshape_2, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
