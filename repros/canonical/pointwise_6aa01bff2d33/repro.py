"""assay repro 1
pattern 6aa01bff2d33efbfd7e693c104308265ef9bca022df94fa11dc7477c497b95e3
home    023cecb2c831
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 2048]", arg1: "bf16[1000, 2048]", arg2: "f32[16, 1000]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size", p17: "size", p18: "size", p19: "size", p20: "size", p21: "size", p22: "size", p23: "size", p24: "size", p25: "size", p26: "size", p27: "size", p28: "size[]", p29: "size[]"):
        reshape: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[1, 1000, 32, 64]" = torch.ops.aten.reshape.default(reshape, p2)
        permute: "bf16[1, 32, 1000, 64]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1, 3])
        reshape_3: "bf16[1, 1000, 32, 64]" = torch.ops.aten.reshape.default(reshape_1, p3)
        permute_1: "bf16[1, 32, 1000, 64]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1, 3])
        slice_1: "bf16[1, 32, 1000, 32]" = torch.ops.aten.slice.Tensor(permute, 3, p4, p5, p6)
        slice_2: "bf16[1, 32, 1000, 32]" = torch.ops.aten.slice.Tensor(permute_1, 3, p7, p8, p9)
        slice_3: "bf16[1, 32, 1000, 32]" = torch.ops.aten.slice.Tensor(permute, 3, p10, p11, p12)
        slice_4: "bf16[1, 32, 1000, 32]" = torch.ops.aten.slice.Tensor(permute_1, 3, p13, p14, p15)
        slice_5: "bf16[1, 32, 1000, 16]" = torch.ops.aten.slice.Tensor(slice_1, 3, p16, p17, p18)
        neg: "bf16[1, 32, 1000, 16]" = torch.ops.aten.neg.default(slice_5)
        slice_6: "bf16[1, 32, 1000, 16]" = torch.ops.aten.slice.Tensor(slice_2, 3, p19, p20, p21)
        neg_1: "bf16[1, 32, 1000, 16]" = torch.ops.aten.neg.default(slice_6)
        slice_7: "bf16[1, 32, 1000, 16]" = torch.ops.aten.slice.Tensor(slice_1, 3, p22, p23, p24)
        cat: "bf16[1, 32, 1000, 32]" = torch.ops.aten.cat.default([neg, slice_7], 3)
        slice_8: "bf16[1, 32, 1000, 16]" = torch.ops.aten.slice.Tensor(slice_2, 3, p25, p26, p27)
        cat_1: "bf16[1, 32, 1000, 32]" = torch.ops.aten.cat.default([neg_1, slice_8], 3)
        unsqueeze: "f32[1, 16, 1000]" = torch.ops.aten.unsqueeze.default(arg2, 0)
        permute_2: "f32[1, 1000, 16]" = torch.ops.aten.permute.default(unsqueeze, [0, 2, 1])
        unsqueeze_1: "f32[1, 1000, 1, 16]" = torch.ops.aten.unsqueeze.default(permute_2, 2)
        expand: "f32[1, 1000, 2, 16]" = torch.ops.aten.expand.default(unsqueeze_1, p28)
        clone: "f32[1, 1000, 2, 16]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_4: "f32[1, 1000, 32]" = torch.ops.aten.reshape.default(clone, p29)
        cos: "f32[1, 1000, 32]" = torch.ops.aten.cos.default(reshape_4)
        mul: "f32[1, 1000, 32]" = torch.ops.aten.mul.Tensor(cos, 1.0)
        sin: "f32[1, 1000, 32]" = torch.ops.aten.sin.default(reshape_4)
        mul_1: "f32[1, 1000, 32]" = torch.ops.aten.mul.Tensor(sin, 1.0)
        unsqueeze_2: "f32[1, 1, 1000, 32]" = torch.ops.aten.unsqueeze.default(mul, 1)
        mul_2: "f32[1, 32, 1000, 32]" = torch.ops.aten.mul.Tensor(slice_1, unsqueeze_2)
        mul_3: "f32[1, 32, 1000, 32]" = torch.ops.aten.mul.Tensor(slice_2, unsqueeze_2)
        unsqueeze_3: "f32[1, 1, 1000, 32]" = torch.ops.aten.unsqueeze.default(mul_1, 1)
        mul_4: "f32[1, 32, 1000, 32]" = torch.ops.aten.mul.Tensor(cat, unsqueeze_3)
        add: "f32[1, 32, 1000, 32]" = torch.ops.aten.add.Tensor(mul_2, mul_4)
        cat_2: "f32[1, 32, 1000, 64]" = torch.ops.aten.cat.default([add, slice_3], 3)
        mul_5: "f32[1, 32, 1000, 32]" = torch.ops.aten.mul.Tensor(cat_1, unsqueeze_3)
        add_1: "f32[1, 32, 1000, 32]" = torch.ops.aten.add.Tensor(mul_3, mul_5)
        cat_3: "f32[1, 32, 1000, 64]" = torch.ops.aten.cat.default([add_1, slice_4], 3)
        convert_element_type: "bf16[1, 32, 1000, 64]" = torch.ops.prims.convert_element_type.default(cat_2, torch.bfloat16)
        convert_element_type_1: "bf16[1, 32, 1000, 64]" = torch.ops.prims.convert_element_type.default(cat_3, torch.bfloat16)
        return (unsqueeze_2, unsqueeze_3, cat_3, convert_element_type, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
