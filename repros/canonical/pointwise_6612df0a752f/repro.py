"""assay repro 1
pattern 6612df0a752f3f234b939567fe4a00c7336a7fd8caa5a6e0e8403b37975b476f
home    3b21d4490067
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[58]", arg1: "bf16[58]", arg2: "bf16[58]", arg3: "bf16[58]", arg4: "bf16[58]", arg5: "bf16[58]", arg6: "bf16[58]", arg7: "bf16[512, 58, 28, 28]", arg8: "bf16[58]", arg9: "bf16[512, 58, 28, 28]", p0: "size[]", p1: "size[]", p2: "size"):
        unsqueeze: "bf16[58, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        unsqueeze_1: "bf16[58, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_2: "bf16[58, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_3: "bf16[58, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_4: "bf16[58, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "bf16[58, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "bf16[58, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "bf16[58, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        convert_element_type: "f32[58]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        add: "f32[58]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[58]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[58]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[58]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_8: "f32[58, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_9: "f32[58, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 2)
        convert_element_type_1: "f32[58]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        add_1: "f32[58]" = torch.ops.aten.add.Tensor(convert_element_type_1, 1e-05)
        sqrt_1: "f32[58]" = torch.ops.aten.sqrt.default(add_1)
        reciprocal_1: "f32[58]" = torch.ops.aten.reciprocal.default(sqrt_1)
        mul_1: "f32[58]" = torch.ops.aten.mul.Tensor(reciprocal_1, 1.0)
        unsqueeze_10: "f32[58, 1]" = torch.ops.aten.unsqueeze.default(mul_1, 1)
        unsqueeze_11: "f32[58, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2)
        convert_element_type_2: "f32[58]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        unsqueeze_12: "f32[58, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_2, 1)
        unsqueeze_13: "f32[58, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 2)
        sub: "f32[512, 58, 28, 28]" = torch.ops.aten.sub.Tensor(arg7, unsqueeze_13)
        mul_2: "f32[512, 58, 28, 28]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_9)
        mul_3: "f32[512, 58, 28, 28]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_6)
        add_2: "f32[512, 58, 28, 28]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_4)
        convert_element_type_3: "bf16[512, 58, 28, 28]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        relu: "bf16[512, 58, 28, 28]" = torch.ops.aten.relu.default(convert_element_type_3)
        convert_element_type_4: "f32[58]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        unsqueeze_14: "f32[58, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_4, 1)
        unsqueeze_15: "f32[58, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 2)
        sub_1: "f32[512, 58, 28, 28]" = torch.ops.aten.sub.Tensor(arg9, unsqueeze_15)
        mul_4: "f32[512, 58, 28, 28]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_11)
        mul_5: "f32[512, 58, 28, 28]" = torch.ops.aten.mul.Tensor(mul_4, unsqueeze_7)
        add_3: "f32[512, 58, 28, 28]" = torch.ops.aten.add.Tensor(mul_5, unsqueeze_5)
        convert_element_type_5: "bf16[512, 58, 28, 28]" = torch.ops.prims.convert_element_type.default(add_3, torch.bfloat16)
        relu_1: "bf16[512, 58, 28, 28]" = torch.ops.aten.relu.default(convert_element_type_5)
        cat: "bf16[512, 116, 28, 28]" = torch.ops.aten.cat.default([relu, relu_1], 1)
        reshape: "bf16[512, 2, 58, 28, 28]" = torch.ops.aten.reshape.default(cat, p0)
        permute: "bf16[512, 58, 2, 28, 28]" = torch.ops.aten.permute.default(reshape, [0, 2, 1, 3, 4])
        clone: "bf16[512, 58, 2, 28, 28]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[512, 116, 28, 28]" = torch.ops.aten.reshape.default(clone, p1)
        split = torch.ops.aten.split.Tensor(reshape_1, p2, 1)
        getitem: "bf16[512, 58, 28, 28]" = split[0]
        getitem_1: "bf16[512, 58, 28, 28]" = split[1]
        return (getitem, getitem_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
