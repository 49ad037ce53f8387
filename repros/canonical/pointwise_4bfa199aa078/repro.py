"""assay repro 1
pattern 4bfa199aa07823b736c7f878a434c9cdfaee7d26b836482f41f7002aac4d4487
home    ad7cbf3f5742
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 9216]", arg1: "f32[48, 1000]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size[]", p5: "size", p6: "size", p7: "size", p8: "size[]", p9: "size", p10: "size", p11: "size", p12: "size[]", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size", p23: "size", p24: "size", p25: "size[]", p26: "size[]"):
        reshape: "bf16[1, 1000, 9216]" = torch.ops.aten.reshape.default(arg0, p0)
        slice_1: "bf16[1, 1000, 3072]" = torch.ops.aten.slice.Tensor(reshape, 2, p1, p2, p3)
        reshape_1: "bf16[1, 1000, 32, 96]" = torch.ops.aten.reshape.default(slice_1, p4)
        permute: "bf16[1, 32, 1000, 96]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        clone: "bf16[1, 32, 1000, 96]" = torch.ops.aten.clone.default(permute)
        slice_2: "bf16[1, 1000, 3072]" = torch.ops.aten.slice.Tensor(reshape, 2, p5, p6, p7)
        reshape_2: "bf16[1, 1000, 32, 96]" = torch.ops.aten.reshape.default(slice_2, p8)
        permute_1: "bf16[1, 32, 1000, 96]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1, 3])
        slice_3: "bf16[1, 1000, 3072]" = torch.ops.aten.slice.Tensor(reshape, 2, p9, p10, p11)
        reshape_3: "bf16[1, 1000, 32, 96]" = torch.ops.aten.reshape.default(slice_3, p12)
        permute_2: "bf16[1, 32, 1000, 96]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1, 3])
        slice_4: "bf16[1, 32, 1000, 48]" = torch.ops.aten.slice.Tensor(permute_1, 3, p13, p14, p15)
        neg: "bf16[1, 32, 1000, 48]" = torch.ops.aten.neg.default(slice_4)
        slice_5: "bf16[1, 32, 1000, 48]" = torch.ops.aten.slice.Tensor(permute_2, 3, p16, p17, p18)
        neg_1: "bf16[1, 32, 1000, 48]" = torch.ops.aten.neg.default(slice_5)
        slice_6: "bf16[1, 32, 1000, 48]" = torch.ops.aten.slice.Tensor(permute_1, 3, p19, p20, p21)
        cat: "bf16[1, 32, 1000, 96]" = torch.ops.aten.cat.default([neg, slice_6], 3)
        slice_7: "bf16[1, 32, 1000, 48]" = torch.ops.aten.slice.Tensor(permute_2, 3, p22, p23, p24)
        cat_1: "bf16[1, 32, 1000, 96]" = torch.ops.aten.cat.default([neg_1, slice_7], 3)
        unsqueeze: "f32[1, 48, 1000]" = torch.ops.aten.unsqueeze.default(arg1, 0)
        permute_3: "f32[1, 1000, 48]" = torch.ops.aten.permute.default(unsqueeze, [0, 2, 1])
        unsqueeze_1: "f32[1, 1000, 1, 48]" = torch.ops.aten.unsqueeze.default(permute_3, 2)
        expand: "f32[1, 1000, 2, 48]" = torch.ops.aten.expand.default(unsqueeze_1, p25)
        clone_1: "f32[1, 1000, 2, 48]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_4: "f32[1, 1000, 96]" = torch.ops.aten.reshape.default(clone_1, p26)
        cos: "f32[1, 1000, 96]" = torch.ops.aten.cos.default(reshape_4)
        mul: "f32[1, 1000, 96]" = torch.ops.aten.mul.Tensor(cos, 1.0)
        sin: "f32[1, 1000, 96]" = torch.ops.aten.sin.default(reshape_4)
        mul_1: "f32[1, 1000, 96]" = torch.ops.aten.mul.Tensor(sin, 1.0)
        convert_element_type: "bf16[1, 1000, 96]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        unsqueeze_2: "bf16[1, 1, 1000, 96]" = torch.ops.aten.unsqueeze.default(convert_element_type, 1)
        mul_2: "bf16[1, 32, 1000, 96]" = torch.ops.aten.mul.Tensor(permute_1, unsqueeze_2)
        mul_3: "bf16[1, 32, 1000, 96]" = torch.ops.aten.mul.Tensor(permute_2, unsqueeze_2)
        convert_element_type_1: "bf16[1, 1000, 96]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        unsqueeze_3: "bf16[1, 1, 1000, 96]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        mul_4: "bf16[1, 32, 1000, 96]" = torch.ops.aten.mul.Tensor(cat, unsqueeze_3)
        add: "bf16[1, 32, 1000, 96]" = torch.ops.aten.add.Tensor(mul_2, mul_4)
        mul_5: "bf16[1, 32, 1000, 96]" = torch.ops.aten.mul.Tensor(cat_1, unsqueeze_3)
        add_1: "bf16[1, 32, 1000, 96]" = torch.ops.aten.add.Tensor(mul_3, mul_5)
        return (clone, convert_element_type, convert_element_type_1, add, add_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
