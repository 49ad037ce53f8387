"""assay repro 1
pattern e306631ae832af3d8649dc80275f439381210ab028de4142e7cbbc570a69215e
home    a36b57571d63
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 160, 7, 7]", arg1: "bf16[512, 160, 7, 7][7840, 1, 1120, 160]", arg2: "f32[80]", arg3: "f32[80]", arg4: "bf16[512, 80, 7, 7][3920, 1, 560, 80]", arg5: "f32[1, 80, 1, 1]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size"):
        add: "bf16[512, 160, 7, 7]" = torch.ops.aten.add.Tensor(arg0, arg1)
        mul: "f32[80]" = torch.ops.aten.mul.Tensor(arg2, arg3)
        mul_1: "f32[80]" = torch.ops.aten.mul.Tensor(arg2, arg2)
        new_empty_strided: "bf16[512, 160, 7, 7]" = torch.ops.aten.new_empty_strided.default(add, p0, p1)
        copy: "bf16[512, 160, 7, 7]" = torch.ops.aten.copy.default(new_empty_strided, add)
        clone: "bf16[512, 160, 7, 7]" = torch.ops.aten.clone.default(copy, memory_format = torch.contiguous_format)
        copy_1: "bf16[512, 160, 7, 7]" = torch.ops.aten.copy.default(copy, clone)
        slice_1: "bf16[512, 80, 7, 7]" = torch.ops.aten.slice.Tensor(copy_1, 1, p2, p3, p4)
        unsqueeze: "f32[1, 80]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 80, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 80, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        convert_element_type: "f32[512, 80, 7, 7]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        sub: "f32[512, 80, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type, arg5)
        convert_element_type_1: "f32[512, 80, 7, 7]" = torch.ops.prims.convert_element_type.default(slice_1, torch.float32)
        mul_2: "f32[512, 80, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        sum_1: "f32[80]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2, 3])
        mul_3: "f32[80]" = torch.ops.aten.mul.Tensor(sum_1, arg2)
        mul_4: "f32[80]" = torch.ops.aten.mul.Tensor(sum_1, 3.985969387755102e-05)
        mul_5: "f32[80]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[80]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        mul_6: "f32[80]" = torch.ops.aten.mul.Tensor(sum_2, 3.985969387755102e-05)
        unsqueeze_3: "f32[1, 80]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        unsqueeze_4: "f32[1, 80]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_5: "f32[1, 80, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "f32[1, 80, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 80, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_7: "f32[512, 80, 7, 7]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_7)
        sub_1: "f32[512, 80, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_7)
        unsqueeze_8: "f32[1, 80, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        sub_2: "f32[512, 80, 7, 7]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_8)
        mul_8: "f32[512, 80, 7, 7]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_2)
        convert_element_type_2: "bf16[512, 80, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        return (clone, copy_1, mul_3, sum_2, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
