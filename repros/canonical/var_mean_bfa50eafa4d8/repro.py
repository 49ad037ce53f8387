"""assay repro 1
pattern bfa50eafa4d8f6e40918ecd0a9c865dcab83f354e37d42432f04963c342cd51a
home    b5791fea4cd8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[4096, 128]", arg1: "bf16[128]", arg2: "bf16[128]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[8, 512, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[8, 512, 128]" = torch.ops.aten.mul.Tensor(reshape, 0.5)
        pow_1: "bf16[8, 512, 128]" = torch.ops.aten.pow.Tensor_Scalar(reshape, 3.0)
        mul_1: "bf16[8, 512, 128]" = torch.ops.aten.mul.Tensor(pow_1, 0.044715)
        add: "bf16[8, 512, 128]" = torch.ops.aten.add.Tensor(reshape, mul_1)
        mul_2: "bf16[8, 512, 128]" = torch.ops.aten.mul.Tensor(add, 0.7978845608028654)
        tanh: "bf16[8, 512, 128]" = torch.ops.aten.tanh.default(mul_2)
        add_1: "bf16[8, 512, 128]" = torch.ops.aten.add.Tensor(tanh, 1.0)
        mul_3: "bf16[8, 512, 128]" = torch.ops.aten.mul.Tensor(mul, add_1)
        convert_element_type: "f32[8, 512, 128]" = torch.ops.prims.convert_element_type.default(mul_3, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[8, 512, 1]" = var_mean[0]
        getitem_1: "f32[8, 512, 1]" = var_mean[1]
        add_2: "f32[8, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[8, 512, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub: "f32[8, 512, 128]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul_4: "f32[8, 512, 128]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_5: "f32[8, 512, 128]" = torch.ops.aten.mul.Tensor(mul_4, arg1)
        add_3: "f32[8, 512, 128]" = torch.ops.aten.add.Tensor(mul_5, arg2)
        convert_element_type_1: "bf16[8, 512, 128]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape_1: "bf16[4096, 128]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
