"""assay repro 1
pattern 12eb97f8d71f7e3354a8de1f70e1e23450ad69ad38a5c63475fb4b8d859b2e2d
home    14e69533d51e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[256]", arg1: "bf16[1000, 256]", arg2: "f32[1, 1, 1000, 256]", arg3: "f32[1, 1, 1000, 256]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size[]", p12: "size[]"):
        add: "f32[256]" = torch.ops.aten.add.Tensor(arg0, 1.0)
        reshape: "bf16[1, 1000, 256]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[1, 1000, 1, 256]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[1, 1, 1000, 256]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        convert_element_type: "f32[1, 1, 1000, 256]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        pow_1: "f32[1, 1, 1000, 256]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 2)
        mean: "f32[1, 1, 1000, 1]" = torch.ops.aten.mean.dim(pow_1, [3], True)
        add_1: "f32[1, 1, 1000, 1]" = torch.ops.aten.add.Tensor(mean, 1e-06)
        rsqrt: "f32[1, 1, 1000, 1]" = torch.ops.aten.rsqrt.default(add_1)
        mul: "f32[1, 1, 1000, 256]" = torch.ops.aten.mul.Tensor(convert_element_type, rsqrt)
        mul_1: "f32[1, 1, 1000, 256]" = torch.ops.aten.mul.Tensor(mul, add)
        convert_element_type_1: "bf16[1, 1, 1000, 256]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        mul_2: "f32[1, 1, 1000, 256]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg2)
        slice_1: "bf16[1, 1, 1000, 128]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 3, p2, p3, p4)
        neg: "bf16[1, 1, 1000, 128]" = torch.ops.aten.neg.default(slice_1)
        slice_2: "bf16[1, 1, 1000, 128]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 3, p5, p6, p7)
        cat: "bf16[1, 1, 1000, 256]" = torch.ops.aten.cat.default([neg, slice_2], 3)
        mul_3: "f32[1, 1, 1000, 256]" = torch.ops.aten.mul.Tensor(cat, arg3)
        add_2: "f32[1, 1, 1000, 256]" = torch.ops.aten.add.Tensor(mul_2, mul_3)
        slice_3: "f32[1, 1, 1000, 256]" = torch.ops.aten.slice.Tensor(add_2, 2, p8, p9, p10)
        unsqueeze: "f32[1, 1, 1, 1000, 256]" = torch.ops.aten.unsqueeze.default(add_2, 2)
        expand: "f32[1, 1, 4, 1000, 256]" = torch.ops.aten.expand.default(unsqueeze, p11)
        reshape_2: "f32[1, 4, 1000, 256]" = torch.ops.aten.reshape.default(expand, p12)
        convert_element_type_2: "bf16[1, 4, 1000, 256]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.bfloat16)
        return (rsqrt, slice_3, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
