"""assay repro 1
pattern 4a703f657221e8ce1892f386a8c30ac62e5f8a1e7b7985095f1ed79f7348ee7a
home    4b71d74700eb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 928, 7, 7]", arg1: "f32[928]", arg2: "f32[928]", arg3: "bf16[64, 1024, 7, 7]", arg4: "bf16[64, 960, 7, 7]", arg5: "bf16[64, 992, 7, 7]", arg6: "bf16[]", arg7: "bf16[64, 928, 7, 7]", arg8: "bf16[64, 928, 7, 7]", arg9: "f32[1, 928, 1, 1]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size"):
        le: "b8[64, 928, 7, 7]" = torch.ops.aten.le.Scalar(arg0, 0.0)
        mul: "f32[928]" = torch.ops.aten.mul.Tensor(arg1, arg2)
        mul_1: "f32[928]" = torch.ops.aten.mul.Tensor(arg1, arg1)
        slice_1: "bf16[64, 32, 7, 7]" = torch.ops.aten.slice.Tensor(arg3, 1, p0, p1, p2)
        slice_2: "bf16[64, 32, 7, 7]" = torch.ops.aten.slice.Tensor(arg4, 1, p3, p4, p5)
        slice_3: "bf16[64, 32, 7, 7]" = torch.ops.aten.slice.Tensor(arg5, 1, p6, p7, p8)
        add: "bf16[64, 32, 7, 7]" = torch.ops.aten.add.Tensor(slice_1, slice_3)
        add_1: "bf16[64, 32, 7, 7]" = torch.ops.aten.add.Tensor(add, slice_2)
        unsqueeze: "f32[1, 928]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 928, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 928, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        where: "bf16[64, 928, 7, 7]" = torch.ops.aten.where.self(le, arg6, arg7)
        convert_element_type: "f32[64, 928, 7, 7]" = torch.ops.prims.convert_element_type.default(arg8, torch.float32)
        sub: "f32[64, 928, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type, arg9)
        convert_element_type_1: "f32[64, 928, 7, 7]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_2: "f32[64, 928, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        sum_1: "f32[928]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2, 3])
        mul_3: "f32[928]" = torch.ops.aten.mul.Tensor(sum_1, arg1)
        mul_4: "f32[928]" = torch.ops.aten.mul.Tensor(sum_1, 0.00031887755102040814)
        mul_5: "f32[928]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[928]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        mul_6: "f32[928]" = torch.ops.aten.mul.Tensor(sum_2, 0.00031887755102040814)
        unsqueeze_3: "f32[1, 928]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        unsqueeze_4: "f32[1, 928]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_5: "f32[1, 928, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "f32[1, 928, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 928, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_7: "f32[64, 928, 7, 7]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_7)
        sub_1: "f32[64, 928, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_7)
        unsqueeze_8: "f32[1, 928, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        sub_2: "f32[64, 928, 7, 7]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_8)
        mul_8: "f32[64, 928, 7, 7]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_2)
        convert_element_type_2: "bf16[64, 928, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        slice_4: "bf16[64, 32, 7, 7]" = torch.ops.aten.slice.Tensor(convert_element_type_2, 1, p9, p10, p11)
        add_2: "bf16[64, 32, 7, 7]" = torch.ops.aten.add.Tensor(add_1, slice_4)
        return (mul_3, sum_2, convert_element_type_2, add_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
