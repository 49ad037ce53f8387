"""assay repro 1
pattern 70700fbd702260ccb72938040270be48349a0a736234c7100ed3eafa6f52ae1a
home    a10322ebc4d1
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[56]", arg1: "bf16[56]", arg2: "bf16[56]", arg3: "bf16[56]", arg4: "bf16[128, 56, 28, 28][43904, 1, 1568, 56]", p0: "size[]"):
        unsqueeze: "bf16[56, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        unsqueeze_1: "bf16[56, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_2: "bf16[56, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[56, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[56]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        add: "f32[56]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[56]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[56]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[56]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[56, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[56, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[56]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        unsqueeze_6: "f32[56, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[56, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[128, 56, 28, 28]" = torch.ops.aten.sub.Tensor(arg4, unsqueeze_7)
        mul_1: "f32[128, 56, 28, 28]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[128, 56, 28, 28]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_1: "f32[128, 56, 28, 28]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "bf16[128, 56, 28, 28]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        split_with_sizes = torch.ops.aten.split_with_sizes.default(convert_element_type_2, p0, 1)
        getitem: "bf16[128, 28, 28, 28]" = split_with_sizes[0]
        getitem_1: "bf16[128, 28, 28, 28]" = split_with_sizes[1]
        return (convert_element_type_2, getitem, getitem_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
