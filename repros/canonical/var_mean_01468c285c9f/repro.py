"""assay repro 1
pattern 01468c285c9fbca1eeecde0560177d5af2943a9180200587b89207a98337dd81
home    c7d2d693e274
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 128]", arg1: "f32[128]", arg2: "f32[128]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[1, 512, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        mul: "bf16[1, 512, 128]" = torch.ops.aten.mul.Tensor(reshape, 0.5)
        pow_1: "bf16[1, 512, 128]" = torch.ops.aten.pow.Tensor_Scalar(reshape, 3.0)
        mul_1: "bf16[1, 512, 128]" = torch.ops.aten.mul.Tensor(pow_1, 0.044715)
        add: "bf16[1, 512, 128]" = torch.ops.aten.add.Tensor(reshape, mul_1)
        mul_2: "bf16[1, 512, 128]" = torch.ops.aten.mul.Tensor(add, 0.7978845608028654)
        tanh: "bf16[1, 512, 128]" = torch.ops.aten.tanh.default(mul_2)
        add_1: "bf16[1, 512, 128]" = torch.ops.aten.add.Tensor(tanh, 1.0)
        mul_3: "bf16[1, 512, 128]" = torch.ops.aten.mul.Tensor(mul, add_1)
        convert_element_type: "f32[1, 512, 128]" = torch.ops.prims.convert_element_type.default(mul_3, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[1, 512, 1]" = var_mean[0]
        getitem_1: "f32[1, 512, 1]" = var_mean[1]
        add_2: "f32[1, 512, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-12)
        rsqrt: "f32[1, 512, 1]" = torch.ops.aten.rsqrt.default(add_2)
        sub: "f32[1, 512, 128]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul_4: "f32[1, 512, 128]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_5: "f32[1, 512, 128]" = torch.ops.aten.mul.Tensor(mul_4, arg1)
        add_3: "f32[1, 512, 128]" = torch.ops.aten.add.Tensor(mul_5, arg2)
        convert_element_type_1: "bf16[1, 512, 128]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        reshape_1: "bf16[512, 128]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        convert_element_type_2: "bf16[1, 512, 1]" = torch.ops.prims.convert_element_type.default(getitem_1, torch.bfloat16)
        convert_element_type_3: "bf16[1, 512, 1]" = torch.ops.prims.convert_element_type.default(rsqrt, torch.bfloat16)
        return (reshape_1, convert_element_type_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
