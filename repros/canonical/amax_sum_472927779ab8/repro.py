"""assay repro 1
pattern 472927779ab81c4fc23b32b4e6342baa64642e9eca6341ea28de05e9645155fe
home    528277bb4a4d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 1, 401]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "bf16[128, 4, 1, 401]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[128, 4, 1, 401]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[128, 4, 1, 401]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.0)
        amax: "f32[128, 4, 1, 1]" = torch.ops.aten.amax.default(mul, [3], True)
        sub: "f32[128, 4, 1, 401]" = torch.ops.aten.sub.Tensor(mul, amax)
        mul_1: "f32[128, 4, 1, 401]" = torch.ops.aten.mul.Tensor(sub, 0.1767766952966369)
        exp: "f32[128, 4, 1, 401]" = torch.ops.aten.exp.default(mul_1)
        sum_1: "f32[128, 4, 1, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[128, 4, 1, 401]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[128, 4, 1, 401]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[128, 4, 1, 401]" = torch.ops.aten.expand.default(convert_element_type_1, p1)
        reshape_1: "bf16[512, 1, 401]" = torch.ops.aten.reshape.default(expand, p2)
        constant_pad_nd: "bf16[512, 1, 408]" = torch.ops.aten.constant_pad_nd.default(reshape_1, p3)
        permute: "bf16[512, 401, 1]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        return (amax, sum_1, constant_pad_nd, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
