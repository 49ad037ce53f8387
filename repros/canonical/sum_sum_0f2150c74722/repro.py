"""assay repro 1
pattern 0f2150c747228830f8e6aef028768b0a324930646724ffd9d6528fce831b8149
home    ba6c33c040ce
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128]", arg1: "f32[128]", arg2: "bf16[25088, 128]", arg3: "bf16[128, 196, 128]", arg4: "bf16[128, 128, 14, 14]", arg5: "f32[1, 128, 1, 1]", p0: "size[]", p1: "size[]"):
        mul: "f32[128]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "f32[128]" = torch.ops.aten.mul.Tensor(arg0, arg0)
        reshape: "bf16[128, 196, 128]" = torch.ops.aten.reshape.default(arg2, p0)
        add: "bf16[128, 196, 128]" = torch.ops.aten.add.Tensor(arg3, reshape)
        permute: "bf16[128, 128, 196]" = torch.ops.aten.permute.default(add, [0, 2, 1])
        reshape_1: "bf16[128, 128, 14, 14]" = torch.ops.aten.reshape.default(permute, p1)
        unsqueeze: "f32[1, 128]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 128, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        convert_element_type: "f32[128, 128, 14, 14]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        sub: "f32[128, 128, 14, 14]" = torch.ops.aten.sub.Tensor(convert_element_type, arg5)
        convert_element_type_1: "f32[128, 128, 14, 14]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_2: "f32[128, 128, 14, 14]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        sum_1: "f32[128]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2, 3])
        mul_3: "f32[128]" = torch.ops.aten.mul.Tensor(sum_1, arg0)
        mul_4: "f32[128]" = torch.ops.aten.mul.Tensor(sum_1, 3.985969387755102e-05)
        mul_5: "f32[128]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[128]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        mul_6: "f32[128]" = torch.ops.aten.mul.Tensor(sum_2, 3.985969387755102e-05)
        unsqueeze_3: "f32[1, 128]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        unsqueeze_4: "f32[1, 128]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_5: "f32[1, 128, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "f32[1, 128, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_7: "f32[128, 128, 14, 14]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_7)
        sub_1: "f32[128, 128, 14, 14]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_7)
        unsqueeze_8: "f32[1, 128, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        sub_2: "f32[128, 128, 14, 14]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_8)
        mul_8: "f32[128, 128, 14, 14]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_2)
        convert_element_type_2: "bf16[128, 128, 14, 14]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        return (mul_3, sum_2, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
