"""assay repro 1
pattern 46cf62e46fdff63ff05e1ac2ba96d74fe254b72251b6225b76b84fce15037ea4
home    036c1438baf5
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[224]", arg1: "f32[1, 224, 1, 1]", arg2: "f32[224]", arg3: "f32[1, 224, 1, 1]", arg4: "bf16[128, 224, 14, 14][43904, 1, 3136, 224]", arg5: "f32[224]", arg6: "bf16[128, 224, 14, 14][43904, 1, 3136, 224]", p0: "size[]", p1: "size[]"):
        reshape: "f32[1, 224, 1, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        squeeze: "f32[224]" = torch.ops.aten.squeeze.dims(arg1, [0, 2, 3])
        mul: "f32[224]" = torch.ops.aten.mul.Tensor(squeeze, arg2)
        mul_1: "f32[224]" = torch.ops.aten.mul.Tensor(squeeze, squeeze)
        squeeze_1: "f32[224]" = torch.ops.aten.squeeze.dims(arg3, [0, 2, 3])
        sub: "f32[128, 224, 14, 14]" = torch.ops.aten.sub.Tensor(arg4, arg3)
        mul_2: "f32[128, 224, 14, 14]" = torch.ops.aten.mul.Tensor(sub, arg1)
        unsqueeze: "f32[1, 224]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 224]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_2: "f32[224, 1]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_3: "f32[224, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_4: "f32[1, 224, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "f32[1, 224, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "f32[224, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "f32[224, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        mul_3: "f32[128, 224, 14, 14]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_7)
        add: "f32[128, 224, 14, 14]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_6)
        unsqueeze_8: "f32[1, 224, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        unsqueeze_9: "f32[1, 224, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        convert_element_type: "bf16[128, 224, 14, 14]" = torch.ops.prims.convert_element_type.default(add, torch.bfloat16)
        convert_element_type_1: "f32[128, 224, 14, 14]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        sub_1: "f32[128, 224, 14, 14]" = torch.ops.aten.sub.Tensor(convert_element_type_1, unsqueeze_9)
        convert_element_type_2: "f32[128, 224, 14, 14]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        mul_4: "f32[128, 224, 14, 14]" = torch.ops.aten.mul.Tensor(convert_element_type_2, reshape)
        mul_5: "f32[128, 224, 14, 14]" = torch.ops.aten.mul.Tensor(convert_element_type_2, convert_element_type)
        sum_1: "f32[1, 224, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_5, [0, 2, 3], True, dtype = torch.float32)
        reshape_1: "f32[224]" = torch.ops.aten.reshape.default(sum_1, p1)
        convert_element_type_3: "f32[128, 224, 14, 14]" = torch.ops.prims.convert_element_type.default(mul_4, torch.float32)
        mul_6: "f32[128, 224, 14, 14]" = torch.ops.aten.mul.Tensor(convert_element_type_3, sub_1)
        sum_2: "f32[224]" = torch.ops.aten.sum.dim_IntList(mul_6, [0, 2, 3])
        mul_7: "f32[224]" = torch.ops.aten.mul.Tensor(sum_2, squeeze)
        mul_8: "f32[224]" = torch.ops.aten.mul.Tensor(sum_2, 3.985969387755102e-05)
        mul_9: "f32[224]" = torch.ops.aten.mul.Tensor(mul_8, mul_1)
        sum_3: "f32[224]" = torch.ops.aten.sum.dim_IntList(convert_element_type_3, [0, 2, 3])
        mul_10: "f32[224]" = torch.ops.aten.mul.Tensor(sum_3, 3.985969387755102e-05)
        unsqueeze_10: "f32[1, 224]" = torch.ops.aten.unsqueeze.default(mul_9, 0)
        unsqueeze_11: "f32[1, 224]" = torch.ops.aten.unsqueeze.default(mul_10, 0)
        unsqueeze_12: "f32[1, 224, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2)
        unsqueeze_13: "f32[1, 224, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_11, 2)
        unsqueeze_14: "f32[1, 224, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 3)
        mul_11: "f32[128, 224, 14, 14]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_14)
        sub_2: "f32[128, 224, 14, 14]" = torch.ops.aten.sub.Tensor(convert_element_type_3, mul_11)
        unsqueeze_15: "f32[1, 224, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 3)
        sub_3: "f32[128, 224, 14, 14]" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_15)
        mul_12: "f32[128, 224, 14, 14]" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_8)
        convert_element_type_4: "bf16[128, 224, 14, 14]" = torch.ops.prims.convert_element_type.default(mul_12, torch.bfloat16)
        sum_4: "bf16[224]" = torch.ops.aten.sum.dim_IntList(convert_element_type_4, [0, 2, 3])
        convert_element_type_5: "f32[224]" = torch.ops.prims.convert_element_type.default(sum_4, torch.float32)
        return (convert_element_type_2, reshape_1, mul_7, sum_3, convert_element_type_4, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
