"""assay repro 1
pattern daa5cfc14ea6e7e8b977a74eeea689c2fcf838f73a7cdd507cac644e4a1af2b7
home    e02b3eee8ff0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64]", arg1: "bf16[64]", arg2: "bf16[64]", arg3: "bf16[64]", arg4: "bf16[64, 64, 56, 56][200704, 1, 3584, 64]", p0: "size[]", p1: "size[]"):
        unsqueeze: "bf16[64, 1]" = torch.ops.aten.unsqueeze.default(arg0, 1)
        unsqueeze_1: "bf16[64, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_2: "bf16[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[64]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        add: "f32[64]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[64]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[64]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[64]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[64, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[64]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        unsqueeze_6: "f32[64, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[64, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[64, 64, 56, 56]" = torch.ops.aten.sub.Tensor(arg4, unsqueeze_7)
        mul_1: "f32[64, 64, 56, 56]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[64, 64, 56, 56]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_1: "f32[64, 64, 56, 56]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "bf16[64, 64, 56, 56]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        reshape: "bf16[64, 64, 3136]" = torch.ops.aten.reshape.default(convert_element_type_2, p0)
        permute: "bf16[64, 3136, 64]" = torch.ops.aten.permute.default(reshape, [0, 2, 1])
        reshape_1: "bf16[200704, 64]" = torch.ops.aten.reshape.default(permute, p1)
        return (reshape_1,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
