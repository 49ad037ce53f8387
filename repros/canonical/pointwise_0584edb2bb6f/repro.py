"""assay repro 1
pattern 0584edb2bb6faae43803e78f9d9fc565e84a7b35ea83dd7f452e4514bee41477
home    bab477024798
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[401408, 48]", arg1: "bf16[48, 1, 1]", arg2: "bf16[128, 48, 56, 56]", arg3: "bf16[48]", arg4: "bf16[48]", arg5: "bf16[48]", arg6: "bf16[48]", p0: "size[]", p1: "size[]"):
        reshape: "bf16[128, 3136, 48]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[128, 56, 56, 48]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[128, 48, 56, 56]" = torch.ops.aten.permute.default(reshape_1, [0, 3, 1, 2])
        mul: "bf16[128, 48, 56, 56]" = torch.ops.aten.mul.Tensor(arg1, permute)
        add: "bf16[128, 48, 56, 56]" = torch.ops.aten.add.Tensor(arg2, mul)
        unsqueeze: "bf16[48, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_1: "bf16[48, 1]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_2: "bf16[48, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[48, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[48]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        add_1: "f32[48]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[48]" = torch.ops.aten.sqrt.default(add_1)
        reciprocal: "f32[48]" = torch.ops.aten.reciprocal.default(sqrt)
        mul_1: "f32[48]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[48, 1]" = torch.ops.aten.unsqueeze.default(mul_1, 1)
        unsqueeze_5: "f32[48, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[48]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        unsqueeze_6: "f32[48, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[48, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[128, 48, 56, 56]" = torch.ops.aten.sub.Tensor(add, unsqueeze_7)
        mul_2: "f32[128, 48, 56, 56]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_3: "f32[128, 48, 56, 56]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_3)
        add_2: "f32[128, 48, 56, 56]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_2)
        convert_element_type_2: "bf16[128, 48, 56, 56]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        return (add, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
