"""assay repro 1
pattern fc235613605fad999f8e5010caa8a1b76deb5ccec8d0866edcb3f602d9446447
home    8af7cc39f31d
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[448]", arg1: "f32[448]", arg2: "f32[1, 448, 1, 1]", arg3: "f32[448]", arg4: "f32[1, 448, 1, 1]", arg5: "bf16[128, 448, 7, 7][21952, 1, 3136, 448]", arg6: "f32[128, 448, 7, 7][21952, 1, 3136, 448]", arg7: "f32[128, 448, 7, 7][21952, 1, 3136, 448]", arg8: "f32[448]", arg9: "bf16[128, 448, 7, 7][21952, 1, 3136, 448]", arg10: "f32[128, 448, 7, 7][21952, 1, 3136, 448]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        reshape: "f32[1, 448, 1, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "f32[1, 448, 1, 1]" = torch.ops.aten.reshape.default(arg1, p1)
        squeeze: "f32[448]" = torch.ops.aten.squeeze.dims(arg2, [0, 2, 3])
        mul: "f32[448]" = torch.ops.aten.mul.Tensor(squeeze, arg3)
        mul_1: "f32[448]" = torch.ops.aten.mul.Tensor(squeeze, squeeze)
        squeeze_1: "f32[448]" = torch.ops.aten.squeeze.dims(arg4, [0, 2, 3])
        sub: "f32[128, 448, 7, 7]" = torch.ops.aten.sub.Tensor(arg5, arg4)
        mul_2: "f32[128, 448, 7, 7]" = torch.ops.aten.mul.Tensor(sub, arg2)
        sub_1: "f32[128, 448, 7, 7]" = torch.ops.aten.sub.Tensor(arg6, arg7)
        unsqueeze: "f32[1, 448]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 448]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_2: "f32[448, 1]" = torch.ops.aten.unsqueeze.default(arg8, 1)
        unsqueeze_3: "f32[448, 1]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_4: "f32[1, 448, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "f32[1, 448, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "f32[448, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "f32[448, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        mul_3: "f32[128, 448, 7, 7]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_7)
        add: "f32[128, 448, 7, 7]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_6)
        unsqueeze_8: "f32[1, 448, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        unsqueeze_9: "f32[1, 448, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        convert_element_type: "bf16[128, 448, 7, 7]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        convert_element_type_1: "f32[128, 448, 7, 7]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        sub_2: "f32[128, 448, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_1, unsqueeze_9)
        convert_element_type_2: "f32[128, 448, 7, 7]" = torch.ops.prims.convert_element_type.default(arg9, torch.float32)
        add_1: "f32[128, 448, 7, 7]" = torch.ops.aten.add.Tensor(arg10, convert_element_type_2)
        mul_4: "f32[128, 448, 7, 7]" = torch.ops.aten.mul.Tensor(add_1, reshape)
        avg_pool2d_backward: "f32[128, 448, 7, 7]" = torch.ops.aten.avg_pool2d_backward.default(mul_4, arg7, [3, 3], [1, 1], [1, 1], False, False, None)
        mul_5: "f32[128, 448, 7, 7]" = torch.ops.aten.mul.Tensor(add_1, sub_1)
        neg: "f32[128, 448, 7, 7]" = torch.ops.aten.neg.default(mul_4)
        add_2: "f32[128, 448, 7, 7]" = torch.ops.aten.add.Tensor(add_1, neg)
        add_3: "f32[128, 448, 7, 7]" = torch.ops.aten.add.Tensor(add_2, avg_pool2d_backward)
        mul_6: "f32[128, 448, 7, 7]" = torch.ops.aten.mul.Tensor(add_3, reshape_1)
        mul_7: "f32[128, 448, 7, 7]" = torch.ops.aten.mul.Tensor(add_3, convert_element_type)
        sum_1: "f32[1, 448, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_5, [0, 2, 3], True, dtype = torch.float32)
        reshape_2: "f32[448]" = torch.ops.aten.reshape.default(sum_1, p2)
        sum_2: "f32[1, 448, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_7, [0, 2, 3], True, dtype = torch.float32)
        reshape_3: "f32[448]" = torch.ops.aten.reshape.default(sum_2, p3)
        convert_element_type_3: "f32[128, 448, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_6, torch.float32)
        mul_8: "f32[128, 448, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_3, sub_2)
        sum_3: "f32[448]" = torch.ops.aten.sum.dim_IntList(mul_8, [0, 2, 3])
        mul_9: "f32[448]" = torch.ops.aten.mul.Tensor(sum_3, squeeze)
        mul_10: "f32[448]" = torch.ops.aten.mul.Tensor(sum_3, 0.00015943877551020407)
        mul_11: "f32[448]" = torch.ops.aten.mul.Tensor(mul_10, mul_1)
        sum_4: "f32[448]" = torch.ops.aten.sum.dim_IntList(convert_element_type_3, [0, 2, 3])
        mul_12: "f32[448]" = torch.ops.aten.mul.Tensor(sum_4, 0.00015943877551020407)
        unsqueeze_10: "f32[1, 448]" = torch.ops.aten.unsqueeze.default(mul_11, 0)
        unsqueeze_11: "f32[1, 448]" = torch.ops.aten.unsqueeze.default(mul_12, 0)
        unsqueeze_12: "f32[1, 448, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2)
        unsqueeze_13: "f32[1, 448, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_11, 2)
        unsqueeze_14: "f32[1, 448, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 3)
        mul_13: "f32[128, 448, 7, 7]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_14)
        sub_3: "f32[128, 448, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_3, mul_13)
        unsqueeze_15: "f32[1, 448, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 3)
        sub_4: "f32[128, 448, 7, 7]" = torch.ops.aten.sub.Tensor(sub_3, unsqueeze_15)
        mul_14: "f32[128, 448, 7, 7]" = torch.ops.aten.mul.Tensor(sub_4, unsqueeze_8)
        convert_element_type_4: "bf16[128, 448, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_14, torch.bfloat16)
        sum_5: "bf16[448]" = torch.ops.aten.sum.dim_IntList(convert_element_type_4, [0, 2, 3])
        convert_element_type_5: "f32[448]" = torch.ops.prims.convert_element_type.default(sum_5, torch.float32)
        return (add_3, reshape_2, reshape_3, mul_9, sum_4, convert_element_type_4, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
