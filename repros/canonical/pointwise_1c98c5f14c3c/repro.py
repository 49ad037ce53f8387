"""assay repro 1
pattern 1c98c5f14c3c4488b0b10f1f5571412bed4cd5c000d4e764eacfc445959e09c8
home    f40e4e36ff67
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 96, 112, 112][1204224, 1, 10752, 96]", arg1: "bf16[128, 96, 112, 112][1204224, 1, 10752, 96]", arg2: "bf16[192]", arg3: "bf16[192]", arg4: "bf16[192]", arg5: "bf16[192]", p0: "size[]", p1: "size[]", p2: "size[]"):
        cat: "bf16[128, 192, 112, 112]" = torch.ops.aten.cat.default([arg0, arg1], 1)
        unsqueeze: "bf16[192, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_1: "bf16[192, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_2: "bf16[192, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[192, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[192]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        add: "f32[192]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[192]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[192]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[192]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[192, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[192, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[192]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        unsqueeze_6: "f32[192, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[192, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[128, 192, 112, 112]" = torch.ops.aten.sub.Tensor(cat, unsqueeze_7)
        mul_1: "f32[128, 192, 112, 112]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[128, 192, 112, 112]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_1: "f32[128, 192, 112, 112]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "bf16[128, 192, 112, 112]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        relu: "bf16[128, 192, 112, 112]" = torch.ops.aten.relu.default(convert_element_type_2)
        split_with_sizes = torch.ops.aten.split_with_sizes.default(relu, p0, 1)
        getitem: "bf16[128, 64, 112, 112]" = split_with_sizes[0]
        split_with_sizes_1 = torch.ops.aten.split_with_sizes.default(relu, p1, 1)
        getitem_1: "bf16[128, 64, 112, 112]" = split_with_sizes_1[1]
        split_with_sizes_2 = torch.ops.aten.split_with_sizes.default(relu, p2, 1)
        getitem_2: "bf16[128, 64, 112, 112]" = split_with_sizes_2[2]
        return (getitem, getitem_1, getitem_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
