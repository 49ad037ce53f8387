"""assay repro 1
pattern f8344d69a086ee601cccc0512d0ced35d105d62dae1419f18f9de21414a30128
home    436a88f1c875
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[1000, 4096]", arg1: "bf16[1000, 512]", arg2: "f32[32, 1000]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size", p6: "size[]", p7: "size[]", p8: "size", p9: "size", p10: "size", p11: "size[]", p12: "size[]", p13: "size[]", p14: "size[]"):
        reshape: "bf16[1, 1000, 4096]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[1, 1000, 512]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[1, 1000, 64, 64]" = torch.ops.aten.reshape.default(reshape, p2)
        permute: "bf16[1, 64, 1000, 64]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1, 3])
        reshape_3: "bf16[1, 1000, 8, 64]" = torch.ops.aten.reshape.default(reshape_1, p3)
        permute_1: "bf16[1, 8, 1000, 64]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1, 3])
        split = torch.ops.aten.split.Tensor(permute, p4, 3)
        getitem: "bf16[1, 64, 1000, 32]" = split[0]
        getitem_1: "bf16[1, 64, 1000, 32]" = split[1]
        split_1 = torch.ops.aten.split.Tensor(permute_1, p5, 3)
        getitem_2: "bf16[1, 8, 1000, 32]" = split_1[0]
        getitem_3: "bf16[1, 8, 1000, 32]" = split_1[1]
        unsqueeze: "f32[1, 32, 1000]" = torch.ops.aten.unsqueeze.default(arg2, 0)
        permute_2: "f32[1, 1000, 32]" = torch.ops.aten.permute.default(unsqueeze, [0, 2, 1])
        cos: "f32[1, 1000, 32]" = torch.ops.aten.cos.default(permute_2)
        mul: "f32[1, 1000, 32]" = torch.ops.aten.mul.Tensor(cos, 1.3465735902799727)
        sin: "f32[1, 1000, 32]" = torch.ops.aten.sin.default(permute_2)
        mul_1: "f32[1, 1000, 32]" = torch.ops.aten.mul.Tensor(sin, 1.3465735902799727)
        convert_element_type: "bf16[1, 1000, 32]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        unsqueeze_1: "bf16[1, 1, 1000, 32]" = torch.ops.aten.unsqueeze.default(convert_element_type, 1)
        mul_2: "bf16[1, 64, 1000, 32]" = torch.ops.aten.mul.Tensor(getitem, unsqueeze_1)
        mul_3: "bf16[1, 8, 1000, 32]" = torch.ops.aten.mul.Tensor(getitem_2, unsqueeze_1)
        mul_4: "bf16[1, 64, 1000, 32]" = torch.ops.aten.mul.Tensor(getitem_1, unsqueeze_1)
        mul_5: "bf16[1, 8, 1000, 32]" = torch.ops.aten.mul.Tensor(getitem_3, unsqueeze_1)
        convert_element_type_1: "bf16[1, 1000, 32]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        unsqueeze_2: "bf16[1, 1, 1000, 32]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        mul_6: "bf16[1, 64, 1000, 32]" = torch.ops.aten.mul.Tensor(getitem, unsqueeze_2)
        add: "bf16[1, 64, 1000, 32]" = torch.ops.aten.add.Tensor(mul_4, mul_6)
        mul_7: "bf16[1, 8, 1000, 32]" = torch.ops.aten.mul.Tensor(getitem_2, unsqueeze_2)
        add_1: "bf16[1, 8, 1000, 32]" = torch.ops.aten.add.Tensor(mul_5, mul_7)
        mul_8: "bf16[1, 64, 1000, 32]" = torch.ops.aten.mul.Tensor(getitem_1, unsqueeze_2)
        mul_9: "bf16[1, 8, 1000, 32]" = torch.ops.aten.mul.Tensor(getitem_3, unsqueeze_2)
        sub: "bf16[1, 64, 1000, 32]" = torch.ops.aten.sub.Tensor(mul_2, mul_8)
        cat: "bf16[1, 64, 1000, 64]" = torch.ops.aten.cat.default([sub, add], 3)
        expand: "bf16[1, 64, 1000, 64]" = torch.ops.aten.expand.default(cat, p6)
        reshape_4: "bf16[64, 1000, 64]" = torch.ops.aten.reshape.default(expand, p7)
        sub_1: "bf16[1, 8, 1000, 32]" = torch.ops.aten.sub.Tensor(mul_3, mul_9)
        cat_1: "bf16[1, 8, 1000, 64]" = torch.ops.aten.cat.default([sub_1, add_1], 3)
        slice_1: "bf16[1, 8, 127, 64]" = torch.ops.aten.slice.Tensor(cat_1, 2, p8, p9, p10)
        unsqueeze_3: "bf16[1, 8, 1, 1000, 64]" = torch.ops.aten.unsqueeze.default(cat_1, 2)
        expand_1: "bf16[1, 8, 8, 1000, 64]" = torch.ops.aten.expand.default(unsqueeze_3, p11)
        clone: "bf16[1, 8, 8, 1000, 64]" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format)
        reshape_5: "bf16[1, 64, 1000, 64]" = torch.ops.aten.reshape.default(clone, p12)
        permute_3: "bf16[1, 64, 64, 1000]" = torch.ops.aten.permute.default(reshape_5, [0, 1, 3, 2])
        expand_2: "bf16[1, 64, 64, 1000]" = torch.ops.aten.expand.default(permute_3, p13)
        reshape_6: "bf16[64, 64, 1000]" = torch.ops.aten.reshape.default(expand_2, p14)
        return (convert_element_type, convert_element_type_1, reshape_4, slice_1, reshape_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
