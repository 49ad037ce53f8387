"""assay repro 1
pattern dd8b0dcbb6090d25cd3a4475afaf4b6728b6f1cca408492814a503a844e52dae
home    d1ffc00dc2e8
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[448]", arg1: "f32[448]", arg2: "f32[448]", arg3: "bf16[128, 448, 7, 7][21952, 1, 3136, 448]", arg4: "bf16[128, 448, 7, 7][21952, 1, 3136, 448]", arg5: "bf16[128, 448, 7, 7][21952, 1, 3136, 448]", arg6: "f32[1, 448, 1, 1]", arg7: "bf16[128, 448, 7, 7][21952, 1, 3136, 448]", arg8: "f32[128, 448, 7, 7][21952, 1, 3136, 448]", p0: "size[]", p1: "size[]"):
        mul: "f32[448]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "f32[448]" = torch.ops.aten.mul.Tensor(arg0, arg0)
        reshape: "f32[1, 448, 1, 1]" = torch.ops.aten.reshape.default(arg2, p0)
        sub: "bf16[128, 448, 7, 7]" = torch.ops.aten.sub.Tensor(arg3, arg4)
        unsqueeze: "f32[1, 448]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 448, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 448, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        convert_element_type: "f32[128, 448, 7, 7]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        sub_1: "f32[128, 448, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type, arg6)
        convert_element_type_1: "f32[128, 448, 7, 7]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        add: "f32[128, 448, 7, 7]" = torch.ops.aten.add.Tensor(arg8, convert_element_type_1)
        mul_2: "f32[128, 448, 7, 7]" = torch.ops.aten.mul.Tensor(add, reshape)
        mul_3: "f32[128, 448, 7, 7]" = torch.ops.aten.mul.Tensor(add, sub)
        sum_1: "f32[1, 448, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 2, 3], True, dtype = torch.float32)
        reshape_1: "f32[448]" = torch.ops.aten.reshape.default(sum_1, p1)
        convert_element_type_2: "bf16[128, 448, 7, 7]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        convert_element_type_3: "bf16[128, 448, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_2, torch.bfloat16)
        avg_pool2d_backward: "bf16[128, 448, 7, 7]" = torch.ops.aten.avg_pool2d_backward.default(convert_element_type_3, arg4, [3, 3], [1, 1], [1, 1], False, False, None)
        neg: "bf16[128, 448, 7, 7]" = torch.ops.aten.neg.default(convert_element_type_3)
        add_1: "bf16[128, 448, 7, 7]" = torch.ops.aten.add.Tensor(convert_element_type_2, neg)
        add_2: "bf16[128, 448, 7, 7]" = torch.ops.aten.add.Tensor(add_1, avg_pool2d_backward)
        convert_element_type_4: "f32[128, 448, 7, 7]" = torch.ops.prims.convert_element_type.default(add_2, torch.float32)
        mul_4: "f32[128, 448, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_4, sub_1)
        sum_2: "f32[448]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 2, 3])
        mul_5: "f32[448]" = torch.ops.aten.mul.Tensor(sum_2, arg0)
        mul_6: "f32[448]" = torch.ops.aten.mul.Tensor(sum_2, 0.00015943877551020407)
        mul_7: "f32[448]" = torch.ops.aten.mul.Tensor(mul_6, mul_1)
        sum_3: "f32[448]" = torch.ops.aten.sum.dim_IntList(convert_element_type_4, [0, 2, 3])
        mul_8: "f32[448]" = torch.ops.aten.mul.Tensor(sum_3, 0.00015943877551020407)
        unsqueeze_3: "f32[1, 448]" = torch.ops.aten.unsqueeze.default(mul_7, 0)
        unsqueeze_4: "f32[1, 448]" = torch.ops.aten.unsqueeze.default(mul_8, 0)
        unsqueeze_5: "f32[1, 448, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "f32[1, 448, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 448, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_9: "f32[128, 448, 7, 7]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_7)
        sub_2: "f32[128, 448, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_4, mul_9)
        unsqueeze_8: "f32[1, 448, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        sub_3: "f32[128, 448, 7, 7]" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_8)
        mul_10: "f32[128, 448, 7, 7]" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_2)
        convert_element_type_5: "bf16[128, 448, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_10, torch.bfloat16)
        sum_4: "bf16[448]" = torch.ops.aten.sum.dim_IntList(convert_element_type_5, [0, 2, 3])
        convert_element_type_6: "f32[448]" = torch.ops.prims.convert_element_type.default(sum_4, torch.float32)
        return (reshape_1, mul_5, sum_3, convert_element_type_5, convert_element_type_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
