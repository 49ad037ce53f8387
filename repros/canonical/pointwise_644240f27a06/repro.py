"""assay repro 1
pattern 644240f27a064818f80733309c204b495f798f30be52c17d986b99ce78bc1fdb
home    a39919ff2c26
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 20, 56, 56][62720, 1, 1120, 20]", arg1: "bf16[128, 20, 56, 56][62720, 1, 1120, 20]", arg2: "bf16[40]", arg3: "bf16[40]", arg4: "bf16[40]", arg5: "bf16[40]", p0: "size[]"):
        cat: "bf16[128, 40, 56, 56]" = torch.ops.aten.cat.default([arg0, arg1], 1)
        unsqueeze: "bf16[40, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_1: "bf16[40, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_2: "bf16[40, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[40, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[40]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        add: "f32[40]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[40]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[40]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[40]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[40, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[40, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[40]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        unsqueeze_6: "f32[40, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[40, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[128, 40, 56, 56]" = torch.ops.aten.sub.Tensor(cat, unsqueeze_7)
        mul_1: "f32[128, 40, 56, 56]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[128, 40, 56, 56]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_1: "f32[128, 40, 56, 56]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "bf16[128, 40, 56, 56]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        split_with_sizes = torch.ops.aten.split_with_sizes.default(convert_element_type_2, p0, 1)
        getitem: "bf16[128, 20, 56, 56]" = split_with_sizes[0]
        getitem_1: "bf16[128, 20, 56, 56]" = split_with_sizes[1]
        return (convert_element_type_2, getitem, getitem_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
