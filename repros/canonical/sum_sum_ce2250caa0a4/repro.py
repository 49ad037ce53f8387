"""assay repro 1
pattern ce2250caa0a4b1d4f8dc21151cc9277c8251333e75ebc399fa4a22b380314d32
home    f6d060e7dc7a
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 960, 7, 7]", arg1: "f32[960]", arg2: "f32[960]", arg3: "bf16[64, 1024, 7, 7]", arg4: "bf16[64, 992, 7, 7]", arg5: "bf16[]", arg6: "bf16[64, 960, 7, 7]", arg7: "bf16[64, 960, 7, 7]", arg8: "f32[1, 960, 1, 1]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size"):
        le: "b8[64, 960, 7, 7]" = torch.ops.aten.le.Scalar(arg0, 0.0)
        mul: "f32[960]" = torch.ops.aten.mul.Tensor(arg1, arg2)
        mul_1: "f32[960]" = torch.ops.aten.mul.Tensor(arg1, arg1)
        slice_1: "bf16[64, 32, 7, 7]" = torch.ops.aten.slice.Tensor(arg3, 1, p0, p1, p2)
        slice_2: "bf16[64, 32, 7, 7]" = torch.ops.aten.slice.Tensor(arg4, 1, p3, p4, p5)
        add: "bf16[64, 32, 7, 7]" = torch.ops.aten.add.Tensor(slice_1, slice_2)
        unsqueeze: "f32[1, 960]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 960, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 960, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        where: "bf16[64, 960, 7, 7]" = torch.ops.aten.where.self(le, arg5, arg6)
        convert_element_type: "f32[64, 960, 7, 7]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        sub: "f32[64, 960, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type, arg8)
        convert_element_type_1: "f32[64, 960, 7, 7]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_2: "f32[64, 960, 7, 7]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        sum_1: "f32[960]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2, 3])
        mul_3: "f32[960]" = torch.ops.aten.mul.Tensor(sum_1, arg1)
        mul_4: "f32[960]" = torch.ops.aten.mul.Tensor(sum_1, 0.00031887755102040814)
        mul_5: "f32[960]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[960]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 2, 3])
        mul_6: "f32[960]" = torch.ops.aten.mul.Tensor(sum_2, 0.00031887755102040814)
        unsqueeze_3: "f32[1, 960]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        unsqueeze_4: "f32[1, 960]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_5: "f32[1, 960, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "f32[1, 960, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 960, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_7: "f32[64, 960, 7, 7]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_7)
        sub_1: "f32[64, 960, 7, 7]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_7)
        unsqueeze_8: "f32[1, 960, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        sub_2: "f32[64, 960, 7, 7]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_8)
        mul_8: "f32[64, 960, 7, 7]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_2)
        convert_element_type_2: "bf16[64, 960, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        slice_3: "bf16[64, 32, 7, 7]" = torch.ops.aten.slice.Tensor(convert_element_type_2, 1, p6, p7, p8)
        add_1: "bf16[64, 32, 7, 7]" = torch.ops.aten.add.Tensor(add, slice_3)
        return (mul_3, sum_2, convert_element_type_2, add_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
