"""assay repro 1
pattern d29451fe5fee8d19b501affe8b101ffc9fa67548a16448f30b89d9764eb95656
home    6b103e53799c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 160, 7, 7]", arg1: "bf16[512, 160, 7, 7][7840, 1, 1120, 160]", arg2: "f32[160]", arg3: "f32[160]", arg4: "f32[80]", arg5: "f32[80]", arg6: "bf16[512, 160, 7, 7][7840, 1, 1120, 160]", arg7: "f32[1, 160, 1, 1]", arg8: "bf16[512, 80, 7, 7][3920, 1, 560, 80]", arg9: "f32[1, 80, 1, 1]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size"):
        add: "bf16[512, 160, 7, 7]" = torch.ops.aten.add.Tensor(arg0, arg1)
        mul: "f32[160]" = torch.ops.aten.mul.Tensor(arg2, arg3)
        mul_1: "f32[80]" = torch.ops.aten.mul.Tensor(arg4, arg5)
        mul_2: "f32[160]" = torch.ops.aten.mul.Tensor(arg2, arg2)
        mul_3: "f32[80]" = torch.ops.aten.mul.Tensor(arg4, arg4)
        new_empty_strided: "bf16[512, 160, 7, 7]" = torch.ops.aten.new_empty_strided.default(add, p0, p1)
        copy: "bf16[512, 160, 7, 7]" = torch.ops.aten.copy.default(new_empty_strided, add)
        clone: "bf16[512, 160, 7, 7]" = torch.ops.aten.clone.default(copy, memory_format = torch.contiguous_format)
        copy_1: "bf16[512, 160, 7, 7]" = torch.ops.aten.copy.default(copy, clone)
        slice_1: "bf16[512, 80, 7, 7]" = torch.ops.aten.slice.Tensor(copy_1, 1, p2, p3, p4)
        unsqueeze: "f32[1, 160]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 80]" = torch.ops.aten.unsqueeze.default(mul_1, 0)
        unsqueeze_2: "f32[1, 160, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[1, 80, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_4: "f32[1, 160, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3)
        unsqueeze_5: "f32[1, 80, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3)
        convert_element_type: "f32[512, 160, 7, 7]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        sub: "f32[512, 160, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type, arg7)
        convert_element_type_1: "f32[512, 80, 7, 7]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        sub_1: "f32[512, 80, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg9)
        convert_element_type_2: "f32[512, 160, 7, 7]" = torch.ops.prims.convert_element_type.default(clone, torch.float32)
        mul_4: "f32[512, 160, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_2, sub)
        sum_1: "f32[160]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 2, 3])
        mul_5: "f32[160]" = torch.ops.aten.mul.Tensor(sum_1, arg2)
        mul_6: "f32[160]" = torch.ops.aten.mul.Tensor(sum_1, 3.985969387755102e-05)
        mul_7: "f32[160]" = torch.ops.aten.mul.Tensor(mul_6, mul_2)
        sum_2: "f32[160]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        mul_8: "f32[160]" = torch.ops.aten.mul.Tensor(sum_2, 3.985969387755102e-05)
        unsqueeze_6: "f32[1, 160]" = torch.ops.aten.unsqueeze.default(mul_7, 0)
        unsqueeze_7: "f32[1, 160]" = torch.ops.aten.unsqueeze.default(mul_8, 0)
        unsqueeze_8: "f32[1, 160, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        unsqueeze_9: "f32[1, 160, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 2)
        unsqueeze_10: "f32[1, 160, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 3)
        mul_9: "f32[512, 160, 7, 7]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_10)
        sub_2: "f32[512, 160, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_2, mul_9)
        unsqueeze_11: "f32[1, 160, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_9, 3)
        sub_3: "f32[512, 160, 7, 7]" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_11)
        mul_10: "f32[512, 160, 7, 7]" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_4)
        convert_element_type_3: "bf16[512, 160, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_10, torch.bfloat16)
        convert_element_type_4: "f32[512, 80, 7, 7]" = torch.ops.prims.convert_element_type.default(slice_1, torch.float32)
        mul_11: "f32[512, 80, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_4, sub_1)
        sum_3: "f32[80]" = torch.ops.aten.sum.dim_IntList(mul_11, [0, 2, 3])
        mul_12: "f32[80]" = torch.ops.aten.mul.Tensor(sum_3, arg4)
        mul_13: "f32[80]" = torch.ops.aten.mul.Tensor(sum_3, 3.985969387755102e-05)
        mul_14: "f32[80]" = torch.ops.aten.mul.Tensor(mul_13, mul_3)
        sum_4: "f32[80]" = torch.ops.aten.sum.dim_IntList(convert_element_type_4, [0, 2, 3])
        mul_15: "f32[80]" = torch.ops.aten.mul.Tensor(sum_4, 3.985969387755102e-05)
        unsqueeze_12: "f32[1, 80]" = torch.ops.aten.unsqueeze.default(mul_14, 0)
        unsqueeze_13: "f32[1, 80]" = torch.ops.aten.unsqueeze.default(mul_15, 0)
        unsqueeze_14: "f32[1, 80, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 2)
        unsqueeze_15: "f32[1, 80, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 2)
        unsqueeze_16: "f32[1, 80, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 3)
        mul_16: "f32[512, 80, 7, 7]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_16)
        sub_4: "f32[512, 80, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_4, mul_16)
        unsqueeze_17: "f32[1, 80, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_15, 3)
        sub_5: "f32[512, 80, 7, 7]" = torch.ops.aten.sub.Tensor(sub_4, unsqueeze_17)
        mul_17: "f32[512, 80, 7, 7]" = torch.ops.aten.mul.Tensor(sub_5, unsqueeze_5)
        convert_element_type_5: "bf16[512, 80, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_17, torch.bfloat16)
        return (copy_1, mul_5, sum_2, convert_element_type_3, mul_12, sum_4, convert_element_type_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
