"""assay repro 1
pattern 1b1535dcc9276ba636c2a1a010e2a499070e8675c76449bd1602f04f69b4c4c3
home    b2898fa62d98
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[768, 200, 200]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]"):
        slice_1: "bf16[768, 196, 200]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        slice_2: "bf16[768, 196, 196]" = torch.ops.aten.slice.Tensor(slice_1, 2, p3, p4, p5)
        reshape: "bf16[128, 6, 196, 196]" = torch.ops.aten.reshape.default(slice_2, p6)
        convert_element_type: "f32[128, 6, 196, 196]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[128, 6, 196, 196]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.0)
        amax: "f32[128, 6, 196, 1]" = torch.ops.aten.amax.default(mul, [3], True)
        sub: "f32[128, 6, 196, 196]" = torch.ops.aten.sub.Tensor(mul, amax)
        mul_1: "f32[128, 6, 196, 196]" = torch.ops.aten.mul.Tensor(sub, 0.125)
        exp: "f32[128, 6, 196, 196]" = torch.ops.aten.exp.default(mul_1)
        sum_1: "f32[128, 6, 196, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[128, 6, 196, 196]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[128, 6, 196, 196]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[128, 6, 196, 196]" = torch.ops.aten.expand.default(convert_element_type_1, p7)
        reshape_1: "bf16[768, 196, 196]" = torch.ops.aten.reshape.default(expand, p8)
        constant_pad_nd: "bf16[768, 200, 200]" = torch.ops.aten.constant_pad_nd.default(reshape_1, p9)
        permute: "bf16[768, 196, 196]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        return (amax, sum_1, constant_pad_nd, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
