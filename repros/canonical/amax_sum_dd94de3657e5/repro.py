"""assay repro 1
pattern dd94de3657e51190da6f0b0847d400a5c2e9810c1fa8f132f746e97341563ad4
home    631ad50f4a77
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[2048, 56, 56]", arg1: "bf16[8, 49, 49]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]"):
        slice_1: "bf16[2048, 49, 56]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        slice_2: "bf16[2048, 49, 49]" = torch.ops.aten.slice.Tensor(slice_1, 2, p3, p4, p5)
        reshape: "bf16[256, 8, 49, 49]" = torch.ops.aten.reshape.default(slice_2, p6)
        mul: "bf16[256, 8, 49, 49]" = torch.ops.aten.mul.Tensor(reshape, 0.25)
        add: "bf16[256, 8, 49, 49]" = torch.ops.aten.add.Tensor(mul, arg1)
        convert_element_type: "f32[256, 8, 49, 49]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        amax: "f32[256, 8, 49, 1]" = torch.ops.aten.amax.default(convert_element_type, [3], True)
        sub: "f32[256, 8, 49, 49]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[256, 8, 49, 49]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[256, 8, 49, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[256, 8, 49, 49]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[256, 8, 49, 49]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[256, 8, 49, 49]" = torch.ops.aten.expand.default(convert_element_type_1, p7)
        reshape_1: "bf16[2048, 49, 49]" = torch.ops.aten.reshape.default(expand, p8)
        constant_pad_nd: "bf16[2048, 56, 56]" = torch.ops.aten.constant_pad_nd.default(reshape_1, p9)
        return (constant_pad_nd,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
