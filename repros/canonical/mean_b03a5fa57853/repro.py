"""assay repro 1
pattern b03a5fa578539c3129ee6040ea9e1fe4e3fa4623c3950a9994b42a2ae3327c38
home    26a997a248d2
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 2048]", arg1: "f32[2048]", arg2: "f32[1, 1, 1000, 128]", arg3: "f32[1, 1, 1000, 128]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size"):
        reshape: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        pow_1: "f32[1, 1000, 2048]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 2)
        mean: "f32[1, 1000, 1]" = torch.ops.aten.mean.dim(pow_1, [2], True)
        add: "f32[1, 1000, 1]" = torch.ops.aten.add.Tensor(mean, 1e-05)
        rsqrt: "f32[1, 1000, 1]" = torch.ops.aten.rsqrt.default(add)
        mul: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type, rsqrt)
        mul_1: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(arg1, mul)
        convert_element_type_1: "bf16[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        reshape_1: "bf16[1, 1000, 16, 128]" = torch.ops.aten.reshape.default(convert_element_type_1, p1)
        permute: "bf16[1, 16, 1000, 128]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        mul_2: "f32[1, 16, 1000, 128]" = torch.ops.aten.mul.Tensor(permute, arg2)
        slice_1: "bf16[1, 16, 1000, 64]" = torch.ops.aten.slice.Tensor(permute, 3, p2, p3, p4)
        neg: "bf16[1, 16, 1000, 64]" = torch.ops.aten.neg.default(slice_1)
        slice_2: "bf16[1, 16, 1000, 64]" = torch.ops.aten.slice.Tensor(permute, 3, p5, p6, p7)
        cat: "bf16[1, 16, 1000, 128]" = torch.ops.aten.cat.default([neg, slice_2], 3)
        mul_3: "f32[1, 16, 1000, 128]" = torch.ops.aten.mul.Tensor(cat, arg3)
        add_1: "f32[1, 16, 1000, 128]" = torch.ops.aten.add.Tensor(mul_2, mul_3)
        convert_element_type_2: "bf16[1, 16, 1000, 128]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        return (rsqrt, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
