"""assay repro 1
pattern 21e3e70196455732b1e9ddc1db77f250a66aca56bef1d9116c505a98e7336f1c
home    01a201c7aca5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[58]", arg1: "bf16[58]", arg2: "bf16[58]", arg3: "bf16[58]", arg4: "bf16[512, 58, 28, 28]", arg5: "bf16[512, 58, 28, 28][90944, 784, 28, 1]", p0: "size[]", p1: "size[]"):
        unsqueeze: "bf16[58, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        unsqueeze_1: "bf16[58, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_2: "bf16[58, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[58, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[58]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        add: "f32[58]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[58]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[58]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[58]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[58, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[58, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[58]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        unsqueeze_6: "f32[58, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[58, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[512, 58, 28, 28]" = torch.ops.aten.sub.Tensor(arg4, unsqueeze_7)
        mul_1: "f32[512, 58, 28, 28]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[512, 58, 28, 28]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_1: "f32[512, 58, 28, 28]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "bf16[512, 58, 28, 28]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        relu: "bf16[512, 58, 28, 28]" = torch.ops.aten.relu.default(convert_element_type_2)
        cat: "bf16[512, 116, 28, 28]" = torch.ops.aten.cat.default([arg5, relu], 1)
        reshape: "bf16[512, 2, 58, 28, 28]" = torch.ops.aten.reshape.default(cat, p0)
        permute: "bf16[512, 58, 2, 28, 28]" = torch.ops.aten.permute.default(reshape, [0, 2, 1, 3, 4])
        clone: "bf16[512, 58, 2, 28, 28]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[512, 116, 28, 28]" = torch.ops.aten.reshape.default(clone, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
