"""assay repro 1
pattern 04b56e2c027839153eb29f0efcf5cebe8f442b3c4882f26ddb6c6dd1cfe030a9
home    02902323516f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[200704, 64]", arg1: "bf16[64, 56, 56, 64]", arg2: "bf16[64]", arg3: "bf16[64]", arg4: "bf16[64]", arg5: "bf16[64]", p0: "size[]"):
        reshape: "bf16[64, 56, 56, 64]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[64, 56, 56, 64]" = torch.ops.aten.add.Tensor(arg1, reshape)
        permute: "bf16[64, 64, 56, 56]" = torch.ops.aten.permute.default(add, [0, 3, 1, 2])
        unsqueeze: "bf16[64, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_1: "bf16[64, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_2: "bf16[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[64]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        add_1: "f32[64]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[64]" = torch.ops.aten.sqrt.default(add_1)
        reciprocal: "f32[64]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[64]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[64, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[64]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        unsqueeze_6: "f32[64, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[64, 64, 56, 56]" = torch.ops.aten.sub.Tensor(permute, unsqueeze_7)
        mul_1: "f32[64, 64, 56, 56]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[64, 64, 56, 56]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_2: "f32[64, 64, 56, 56]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "bf16[64, 64, 56, 56]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        return (permute, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
