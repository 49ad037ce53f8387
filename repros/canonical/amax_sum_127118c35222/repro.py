"""assay repro 1
pattern 127118c352220e35265b9f81a68a6379b7bc663de600cc98205f3530469030c7
home    41a290323085
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 3136, 784]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[64, 3136, 1, 1, 784]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[64, 1, 3136, 784, 1]" = torch.ops.aten.permute.default(reshape, [0, 3, 1, 4, 2])
        reshape_1: "bf16[64, 1, 3136, 784]" = torch.ops.aten.reshape.default(permute, p1)
        convert_element_type: "f32[64, 1, 3136, 784]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul: "f32[64, 1, 3136, 784]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.0)
        amax: "f32[64, 1, 3136, 1]" = torch.ops.aten.amax.default(mul, [3], True)
        sub: "f32[64, 1, 3136, 784]" = torch.ops.aten.sub.Tensor(mul, amax)
        mul_1: "f32[64, 1, 3136, 784]" = torch.ops.aten.mul.Tensor(sub, 0.125)
        exp: "f32[64, 1, 3136, 784]" = torch.ops.aten.exp.default(mul_1)
        sum_1: "f32[64, 1, 3136, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[64, 1, 3136, 784]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[64, 1, 3136, 784]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        unsqueeze: "bf16[64, 1, 3136, 784, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 4)
        permute_1: "bf16[64, 1, 3136, 1, 784]" = torch.ops.aten.permute.default(unsqueeze, [0, 1, 2, 4, 3])
        permute_2: "bf16[64, 3136, 784, 1, 1]" = torch.ops.aten.permute.default(permute_1, [0, 2, 4, 1, 3])
        reshape_2: "bf16[64, 3136, 784]" = torch.ops.aten.reshape.default(permute_2, p2)
        permute_3: "bf16[64, 784, 3136]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        return (amax, sum_1, reshape_2, permute_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
