"""assay repro 1
pattern 11cd3d562e291bd57bca17c61c29fa02f0d5de22f3d7571bf87c5c668359c520
home    78775a263b4e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401408, 48]", arg1: "bf16[48]", arg2: "bf16[401408, 1]", arg3: "bf16[128, 3136, 48]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[128, 3136, 48]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[128, 3136, 48]" = torch.ops.aten.add.Tensor(reshape, arg1)
        reshape_1: "bf16[128, 3136, 1]" = torch.ops.aten.reshape.default(arg2, p1)
        convert_element_type: "f32[128, 3136, 48]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        pow_1: "f32[128, 3136, 48]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 2.0)
        sum_1: "f32[128, 3136, 1]" = torch.ops.aten.sum.dim_IntList(pow_1, [2], True)
        pow_2: "f32[128, 3136, 1]" = torch.ops.aten.pow.Tensor_Scalar(sum_1, 0.5)
        convert_element_type_1: "bf16[128, 3136, 1]" = torch.ops.prims.convert_element_type.default(pow_2, torch.bfloat16)
        clamp_min: "bf16[128, 3136, 1]" = torch.ops.aten.clamp_min.default(convert_element_type_1, 1e-12)
        expand: "bf16[128, 3136, 48]" = torch.ops.aten.expand.default(clamp_min, p2)
        div: "bf16[128, 3136, 48]" = torch.ops.aten.div.Tensor(add, expand)
        convert_element_type_2: "f32[128, 3136, 1]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul: "f32[128, 3136, 1]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 1.0)
        amax: "f32[128, 3136, 1]" = torch.ops.aten.amax.default(mul, [2], True)
        sub: "f32[128, 3136, 1]" = torch.ops.aten.sub.Tensor(mul, amax)
        mul_1: "f32[128, 3136, 1]" = torch.ops.aten.mul.Tensor(sub, 0.14433756729740643)
        exp: "f32[128, 3136, 1]" = torch.ops.aten.exp.default(mul_1)
        sum_2: "f32[128, 3136, 1]" = torch.ops.aten.sum.dim_IntList(exp, [2], True)
        div_1: "f32[128, 3136, 1]" = torch.ops.aten.div.Tensor(exp, sum_2)
        convert_element_type_3: "bf16[128, 3136, 1]" = torch.ops.prims.convert_element_type.default(div_1, torch.bfloat16)
        mul_2: "bf16[128, 3136, 48]" = torch.ops.aten.mul.Tensor(convert_element_type_3, arg3)
        sum_3: "bf16[128, 48]" = torch.ops.aten.sum.dim_IntList(mul_2, [1])
        unsqueeze: "bf16[128, 1, 48]" = torch.ops.aten.unsqueeze.default(sum_3, 1)
        repeat: "bf16[128, 3136, 48]" = torch.ops.aten.repeat.default(unsqueeze, p3)
        mul_3: "bf16[128, 3136, 48]" = torch.ops.aten.mul.Tensor(repeat, div)
        reshape_2: "bf16[401408, 48]" = torch.ops.aten.reshape.default(mul_3, p4)
        return (reshape_2,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
