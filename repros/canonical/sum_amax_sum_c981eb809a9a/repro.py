"""assay repro 1
pattern c981eb809a9aae9a2fdaeaf7afe3ef3e96f1119870be1c26da3fa1b16a42f327
home    f2bd52d73712
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401408, 48]", arg1: "bf16[401408, 1]", arg2: "f32[48]", arg3: "f32[128, 3136, 48]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[128, 3136, 48]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[128, 3136, 1]" = torch.ops.aten.reshape.default(arg1, p1)
        convert_element_type: "bf16[48]" = torch.ops.prims.convert_element_type.default(arg2, torch.bfloat16)
        add: "bf16[128, 3136, 48]" = torch.ops.aten.add.Tensor(reshape, convert_element_type)
        convert_element_type_1: "f32[128, 3136, 48]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        pow_1: "f32[128, 3136, 48]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_1, 2.0)
        sum_1: "f32[128, 3136, 1]" = torch.ops.aten.sum.dim_IntList(pow_1, [2], True)
        pow_2: "f32[128, 3136, 1]" = torch.ops.aten.pow.Tensor_Scalar(sum_1, 0.5)
        clamp_min: "f32[128, 3136, 1]" = torch.ops.aten.clamp_min.default(pow_2, 1e-12)
        expand: "f32[128, 3136, 48]" = torch.ops.aten.expand.default(clamp_min, p2)
        div: "f32[128, 3136, 48]" = torch.ops.aten.div.Tensor(add, expand)
        convert_element_type_2: "f32[128, 3136, 1]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul: "f32[128, 3136, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 1.0)
        amax: "f32[128, 3136, 1]" = torch.ops.aten.amax.default(mul, [2], True)
        sub: "f32[128, 3136, 1]" = torch.ops.aten.sub.Tensor(mul, amax)
        mul_1: "f32[128, 3136, 1]" = torch.ops.aten.mul.Tensor(sub, 0.14433756729740643)
        exp: "f32[128, 3136, 1]" = torch.ops.aten.exp.default(mul_1)
        sum_2: "f32[128, 3136, 1]" = torch.ops.aten.sum.dim_IntList(exp, [2], True)
        div_1: "f32[128, 3136, 1]" = torch.ops.aten.div.Tensor(exp, sum_2)
        mul_2: "f32[128, 3136, 48]" = torch.ops.aten.mul.Tensor(div_1, arg3)
        sum_3: "f32[128, 48]" = torch.ops.aten.sum.dim_IntList(mul_2, [1], dtype = torch.float32)
        unsqueeze: "f32[128, 1, 48]" = torch.ops.aten.unsqueeze.default(sum_3, 1)
        repeat: "f32[128, 3136, 48]" = torch.ops.aten.repeat.default(unsqueeze, p3)
        mul_3: "f32[128, 3136, 48]" = torch.ops.aten.mul.Tensor(repeat, div)
        convert_element_type_3: "bf16[128, 3136, 48]" = torch.ops.prims.convert_element_type.default(mul_3, torch.bfloat16)
        reshape_2: "bf16[401408, 48]" = torch.ops.aten.reshape.default(convert_element_type_3, p4)
        return (pow_2, repeat, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
