"""assay repro 1
pattern 269ad62abbdb6ed93e51e7b6c724d455f3bba17012ed68888a59bf78adfe0af9
home    b33302fabbcb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[448]", arg1: "bf16[448]", arg2: "bf16[448]", arg3: "bf16[448]", arg4: "bf16[448]", arg5: "bf16[128, 448, 7, 7][21952, 1, 3136, 448]", arg6: "bf16[128, 448, 7, 7][21952, 1, 3136, 448]", arg7: "bf16[448]", arg8: "bf16[448]", p0: "size[]", p1: "size[]", p2: "size[]"):
        reshape: "bf16[1, 448, 1, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        unsqueeze: "bf16[448, 1]" = torch.ops.aten.unsqueeze.default(arg1, 1)
        unsqueeze_1: "bf16[448, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_2: "bf16[448, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "bf16[448, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        convert_element_type: "f32[448]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        add: "f32[448]" = torch.ops.aten.add.Tensor(convert_element_type, 1e-05)
        sqrt: "f32[448]" = torch.ops.aten.sqrt.default(add)
        reciprocal: "f32[448]" = torch.ops.aten.reciprocal.default(sqrt)
        mul: "f32[448]" = torch.ops.aten.mul.Tensor(reciprocal, 1.0)
        unsqueeze_4: "f32[448, 1]" = torch.ops.aten.unsqueeze.default(mul, 1)
        unsqueeze_5: "f32[448, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        convert_element_type_1: "f32[448]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        unsqueeze_6: "f32[448, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1)
        unsqueeze_7: "f32[448, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        sub: "f32[128, 448, 7, 7]" = torch.ops.aten.sub.Tensor(arg5, unsqueeze_7)
        mul_1: "f32[128, 448, 7, 7]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5)
        mul_2: "f32[128, 448, 7, 7]" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze_3)
        add_1: "f32[128, 448, 7, 7]" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_2)
        convert_element_type_2: "bf16[128, 448, 7, 7]" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16)
        mul_3: "bf16[128, 448, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_2, reshape)
        add_2: "bf16[128, 448, 7, 7]" = torch.ops.aten.add.Tensor(arg6, mul_3)
        reshape_1: "bf16[128, 448, 49]" = torch.ops.aten.reshape.default(add_2, p1)
        permute: "bf16[128, 49, 448]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        convert_element_type_3: "f32[128, 49, 448]" = torch.ops.prims.convert_element_type.default(permute, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type_3, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 49, 1]" = var_mean[0]
        getitem_1: "f32[128, 49, 1]" = var_mean[1]
        add_3: "f32[128, 49, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 49, 1]" = torch.ops.aten.rsqrt.default(add_3)
        sub_1: "f32[128, 49, 448]" = torch.ops.aten.sub.Tensor(convert_element_type_3, getitem_1)
        mul_4: "f32[128, 49, 448]" = torch.ops.aten.mul.Tensor(sub_1, rsqrt)
        mul_5: "f32[128, 49, 448]" = torch.ops.aten.mul.Tensor(mul_4, arg7)
        add_4: "f32[128, 49, 448]" = torch.ops.aten.add.Tensor(mul_5, arg8)
        convert_element_type_4: "bf16[128, 49, 448]" = torch.ops.prims.convert_element_type.default(add_4, torch.bfloat16)
        reshape_2: "bf16[6272, 448]" = torch.ops.aten.reshape.default(convert_element_type_4, p2)
        return (permute, reshape_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
