"""assay repro 1
pattern 2a2cc15981c78d9db04268b0a0be2e28b103786d83ffe586a3e3b1cf077eefdf
home    7e7164ffad39
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[192, 784, 196]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[64, 3, 784, 1, 196]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[64, 3, 784, 196, 1]" = torch.ops.aten.permute.default(reshape, [0, 1, 2, 4, 3])
        reshape_1: "bf16[64, 3, 784, 196]" = torch.ops.aten.reshape.default(permute, p1)
        convert_element_type: "f32[64, 3, 784, 196]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul: "f32[64, 3, 784, 196]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.0)
        amax: "f32[64, 3, 784, 1]" = torch.ops.aten.amax.default(mul, [3], True)
        sub: "f32[64, 3, 784, 196]" = torch.ops.aten.sub.Tensor(mul, amax)
        mul_1: "f32[64, 3, 784, 196]" = torch.ops.aten.mul.Tensor(sub, 0.07216878364870322)
        exp: "f32[64, 3, 784, 196]" = torch.ops.aten.exp.default(mul_1)
        sum_1: "f32[64, 3, 784, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[64, 3, 784, 196]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[64, 3, 784, 196]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        unsqueeze: "bf16[64, 3, 784, 196, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 4)
        reshape_2: "bf16[192, 784, 196]" = torch.ops.aten.reshape.default(unsqueeze, p2)
        constant_pad_nd: "bf16[192, 784, 200]" = torch.ops.aten.constant_pad_nd.default(reshape_2, p3)
        permute_1: "bf16[192, 196, 784]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        return (amax, sum_1, constant_pad_nd, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
