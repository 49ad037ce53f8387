"""assay repro 1
pattern ab213553315bde00361fb3894d7c94ae52e438a8261d2cde04a5b5d4585041eb
home    511aba0188ec
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 64, 56, 56][200704, 1, 3584, 64]", arg1: "bf16[128, 64, 56, 56][200704, 1, 3584, 64]", arg2: "bf16[128, 64, 56, 56][200704, 1, 3584, 64]", arg3: "bf16[192]", arg4: "bf16[192]", arg5: "bf16[192]", arg6: "bf16[192]", p0: "size[]", p1: "size[]"):
        cat: "bf16[128, 192, 56, 56]" = torch.ops.aten.cat.default([arg0, arg1, arg2], 1)
        unsqueeze: "bf16[192, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_1: "bf16[192, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_2: "bf16[192, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[192, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[192]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        add: "f32[192]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[192]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[192]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[192]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[192, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[192, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[192]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        unsqueeze_6: "f32[192, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[192, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[128, 192, 56, 56]" = torch.ops.aten.sub.Tensor(cat, unsqueeze_7)
        mul_1: "f32[128, 192, 56, 56]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[128, 192, 56, 56]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_1: "f32[128, 192, 56, 56]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "bf16[128, 192, 56, 56]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        relu: "bf16[128, 192, 56, 56]" = torch.ops.aten.relu.default(convert_element_type_2)
        split_with_sizes = torch.ops.aten.split_with_sizes.default(relu, p0, 1)
        getitem: "bf16[128, 96, 56, 56]" = split_with_sizes[0]
        split_with_sizes_1 = torch.ops.aten.split_with_sizes.default(relu, p1, 1)
        getitem_1: "bf16[128, 96, 56, 56]" = split_with_sizes_1[1]
        return (getitem, getitem_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
