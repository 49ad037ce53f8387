"""assay repro 1
pattern a06f04f9025700ce3980812c12f466a9344a1829d30c95b24d7806c590709cba
home    35b6e8df1a2c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[220, 1, 1]", arg1: "bf16[128, 220, 7, 7]", arg2: "bf16[128, 220, 7, 7]", arg3: "bf16[220]", arg4: "bf16[220]", arg5: "bf16[220]", arg6: "bf16[220]", p0: "size[]"):
        mul: "bf16[128, 220, 7, 7]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        add: "bf16[128, 220, 7, 7]" = torch.ops.aten.add.Tensor(arg2, mul)
        unsqueeze: "bf16[220, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_1: "bf16[220, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_2: "bf16[220, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[220, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[220]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        add_1: "f32[220]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[220]" = torch.ops.aten.sqrt.default(add_1)
        reciprocal: "f32[220]" = torch.ops.aten.reciprocal.default(sqrt)
        mul_1: "f32[220]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[220, 1]" = torch.ops.aten.unsqueeze.default(mul_1, 1)
        unsqueeze_5: "f32[220, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[220]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        unsqueeze_6: "f32[220, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[220, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[128, 220, 7, 7]" = torch.ops.aten.sub.Tensor(add, unsqueeze_7)
        mul_2: "f32[128, 220, 7, 7]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_3: "f32[128, 220, 7, 7]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_3)
        add_2: "f32[128, 220, 7, 7]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_2)
        convert_element_type_2: "bf16[128, 220, 7, 7]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape: "bf16[128, 220, 49]" = torch.ops.aten.reshape.default(convert_element_type_2, p0)
        mean: "bf16[128, 220]" = torch.ops.aten.mean.dim(reshape, [2])
        return (mean,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
