"""assay repro 1
pattern c1711186738016ca095a865e7797a54f06d0ab865119b507df81ea7393090b10
home    48af0d97b643
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[220]", arg1: "f32[220]", arg2: "bf16[128, 224]", arg3: "bf16[128, 224]", arg4: "f32[128, 220, 7, 7]", arg5: "bf16[128, 220, 7, 7]", arg6: "f32[220, 1, 1]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size[]", p8: "size[]"):
        mul: "f32[220]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "f32[220]" = torch.ops.aten.mul.Tensor(arg0, arg0)
        slice_1: "bf16[128, 220]" = torch.ops.aten.slice.Tensor(arg2, 1, p0, p1, p2)
        slice_2: "bf16[128, 220]" = torch.ops.aten.slice.Tensor(arg3, 1, p3, p4, p5)
        unsqueeze: "f32[1, 220]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 220, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 220, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        convert_element_type: "f32[128, 220]" = torch.ops.prims.convert_element_type.default(slice_1, torch.float32)
        convert_element_type_1: "f32[128, 220]" = torch.ops.prims.convert_element_type.default(slice_2, torch.float32)
        add: "f32[128, 220]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_1)
        unsqueeze_3: "f32[128, 220, 1]" = torch.ops.aten.unsqueeze.default(add, 2)
        expand: "f32[128, 220, 49]" = torch.ops.aten.expand.default(unsqueeze_3, p6)
        div: "f32[128, 220, 49]" = torch.ops.aten.div.Scalar(expand, 49.0)
        reshape: "f32[128, 220, 7, 7]" = torch.ops.aten.reshape.default(div, p7)
        mul_2: "f32[128, 220, 7, 7]" = torch.ops.aten.mul.Tensor(reshape, arg4)
        sum_1: "f32[220]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2, 3])
        mul_3: "f32[220]" = torch.ops.aten.mul.Tensor(sum_1, arg0)
        mul_4: "f32[220]" = torch.ops.aten.mul.Tensor(sum_1, 0.00015943877551020407)
        mul_5: "f32[220]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[220]" = torch.ops.aten.sum.dim_IntList(reshape, [0, 2, 3])
        mul_6: "f32[220]" = torch.ops.aten.mul.Tensor(sum_2, 0.00015943877551020407)
        unsqueeze_4: "f32[1, 220]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        unsqueeze_5: "f32[1, 220]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_6: "f32[1, 220, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 220, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 2)
        unsqueeze_8: "f32[1, 220, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        mul_7: "f32[128, 220, 7, 7]" = torch.ops.aten.mul.Tensor(arg4, unsqueeze_8)
        sub: "f32[128, 220, 7, 7]" = torch.ops.aten.sub.Tensor(reshape, mul_7)
        unsqueeze_9: "f32[1, 220, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 3)
        sub_1: "f32[128, 220, 7, 7]" = torch.ops.aten.sub.Tensor(sub, unsqueeze_9)
        mul_8: "f32[128, 220, 7, 7]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_2)
        mul_9: "f32[128, 220, 7, 7]" = torch.ops.aten.mul.Tensor(mul_8, arg5)
        mul_10: "f32[128, 220, 7, 7]" = torch.ops.aten.mul.Tensor(mul_8, arg6)
        sum_3: "f32[1, 220, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_9, [0, 2, 3], True, dtype = torch.float32)
        reshape_1: "f32[220, 1, 1]" = torch.ops.aten.reshape.default(sum_3, p8)
        convert_element_type_2: "bf16[128, 220, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_10, torch.bfloat16)
        sum_4: "bf16[220]" = torch.ops.aten.sum.dim_IntList(convert_element_type_2, [0, 2, 3])
        convert_element_type_3: "f32[220]" = torch.ops.prims.convert_element_type.default(sum_4, torch.float32)
        return (mul_3, sum_2, mul_8, reshape_1, convert_element_type_2, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
