"""assay repro 1
pattern d059676daf685507dca71d2a48e73e5e1309cf6562c8d21a4affc0a69f19be4a
home    4339464a45a8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 2048]", arg1: "bf16[1000, 512]", arg2: "f32[32, 1000]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size", p16: "size[]", p17: "size[]", p18: "size[]", p19: "size[]"):
        reshape: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 512]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[1, 1000, 32, 64]" = torch.ops.aten.reshape.default(reshape, p2)
        permute: "bf16[1, 32, 1000, 64]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1, 3])
        reshape_3: "bf16[1, 1000, 8, 64]" = torch.ops.aten.reshape.default(reshape_1, p3)
        permute_1: "bf16[1, 8, 1000, 64]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1, 3])
        slice_1: "bf16[1, 32, 1000, 32]" = torch.ops.aten.slice.Tensor(permute, 3, p4, p5, p6)
        neg: "bf16[1, 32, 1000, 32]" = torch.ops.aten.neg.default(slice_1)
        slice_2: "bf16[1, 8, 1000, 32]" = torch.ops.aten.slice.Tensor(permute_1, 3, p7, p8, p9)
        neg_1: "bf16[1, 8, 1000, 32]" = torch.ops.aten.neg.default(slice_2)
        slice_3: "bf16[1, 32, 1000, 32]" = torch.ops.aten.slice.Tensor(permute, 3, p10, p11, p12)
        cat: "bf16[1, 32, 1000, 64]" = torch.ops.aten.cat.default([neg, slice_3], 3)
        slice_4: "bf16[1, 8, 1000, 32]" = torch.ops.aten.slice.Tensor(permute_1, 3, p13, p14, p15)
        cat_1: "bf16[1, 8, 1000, 64]" = torch.ops.aten.cat.default([neg_1, slice_4], 3)
        unsqueeze: "f32[1, 32, 1000]" = torch.ops.aten.unsqueeze.default(arg2, 0)
        permute_2: "f32[1, 1000, 32]" = torch.ops.aten.permute.default(unsqueeze, [0, 2, 1])
        unsqueeze_1: "f32[1, 1000, 1, 32]" = torch.ops.aten.unsqueeze.default(permute_2, 2)
        expand: "f32[1, 1000, 2, 32]" = torch.ops.aten.expand.default(unsqueeze_1, p16)
        clone: "f32[1, 1000, 2, 32]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_4: "f32[1, 1000, 64]" = torch.ops.aten.reshape.default(clone, p17)
        cos: "f32[1, 1000, 64]" = torch.ops.aten.cos.default(reshape_4)
        mul: "f32[1, 1000, 64]" = torch.ops.aten.mul.Tensor(cos, 1.0)
        sin: "f32[1, 1000, 64]" = torch.ops.aten.sin.default(reshape_4)
        mul_1: "f32[1, 1000, 64]" = torch.ops.aten.mul.Tensor(sin, 1.0)
        convert_element_type: "bf16[1, 1000, 64]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        unsqueeze_2: "bf16[1, 1, 1000, 64]" = torch.ops.aten.unsqueeze.default(convert_element_type, 1)
        mul_2: "bf16[1, 32, 1000, 64]" = torch.ops.aten.mul.Tensor(permute, unsqueeze_2)
        mul_3: "bf16[1, 8, 1000, 64]" = torch.ops.aten.mul.Tensor(permute_1, unsqueeze_2)
        convert_element_type_1: "bf16[1, 1000, 64]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        unsqueeze_3: "bf16[1, 1, 1000, 64]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        mul_4: "bf16[1, 32, 1000, 64]" = torch.ops.aten.mul.Tensor(cat, unsqueeze_3)
        add: "bf16[1, 32, 1000, 64]" = torch.ops.aten.add.Tensor(mul_2, mul_4)
        mul_5: "bf16[1, 8, 1000, 64]" = torch.ops.aten.mul.Tensor(cat_1, unsqueeze_3)
        add_1: "bf16[1, 8, 1000, 64]" = torch.ops.aten.add.Tensor(mul_3, mul_5)
        unsqueeze_4: "bf16[1, 8, 1, 1000, 64]" = torch.ops.aten.unsqueeze.default(add_1, 2)
        expand_1: "bf16[1, 8, 4, 1000, 64]" = torch.ops.aten.expand.default(unsqueeze_4, p18)
        clone_1: "bf16[1, 8, 4, 1000, 64]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        reshape_5: "bf16[1, 32, 1000, 64]" = torch.ops.aten.reshape.default(clone_1, p19)
        return (convert_element_type, convert_element_type_1, add, add_1, reshape_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
