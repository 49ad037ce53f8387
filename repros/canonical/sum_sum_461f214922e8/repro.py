"""assay repro 1
pattern 461f214922e83b9395568a1a7eab78a8111e2109a53ff3aae66bc8f1717a41ba
home    ac392fe21964
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[1, 1000, 1]", arg1: "bf16[1000, 2048]", arg2: "bf16[1, 16, 1000, 128][2048, 128, 2048, 1]", arg3: "f32[1, 1, 1000, 128]", arg4: "f32[1, 1, 1000, 128]", arg5: "bf16[1, 16, 1000, 128]", arg6: "f32[2048]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size[]", p14: "size[]", p15: "size[]", p16: "size[]"):
        pow_1: "f32[1, 1000, 1]" = torch.ops.aten.pow.Tensor_Scalar(arg0, 3)
        reshape: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(arg1, p0)
        convert_element_type: "f32[1, 16, 1000, 128]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        mul: "f32[1, 16, 1000, 128]" = torch.ops.aten.mul.Tensor(convert_element_type, arg3)
        mul_1: "f32[1, 16, 1000, 128]" = torch.ops.aten.mul.Tensor(convert_element_type, arg4)
        convert_element_type_1: "bf16[1, 16, 1000, 128]" = torch.ops.prims.convert_element_type.default(mul, torch.bfloat16)
        slice_1: "bf16[1, 16, 1000, 64]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 3, p1, p2, p3)
        neg: "bf16[1, 16, 1000, 64]" = torch.ops.aten.neg.default(slice_1)
        slice_2: "bf16[1, 16, 1000, 64]" = torch.ops.aten.slice.Tensor(convert_element_type_1, 3, p4, p5, p6)
        slice_scatter: "bf16[1, 16, 1000, 128]" = torch.ops.aten.slice_scatter.default(arg5, neg, 3, p7, p8, p9)
        slice_scatter_1: "bf16[1, 16, 1000, 128]" = torch.ops.aten.slice_scatter.default(arg5, slice_2, 3, p10, p11, p12)
        add: "bf16[1, 16, 1000, 128]" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_1)
        convert_element_type_2: "bf16[1, 16, 1000, 128]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        add_1: "bf16[1, 16, 1000, 128]" = torch.ops.aten.add.Tensor(add, convert_element_type_2)
        permute: "bf16[1, 1000, 16, 128]" = torch.ops.aten.permute.default(add_1, [0, 2, 1, 3])
        clone: "bf16[1, 1000, 16, 128]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_1: "bf16[1, 1000, 2048]" = torch.ops.aten.reshape.default(clone, p13)
        convert_element_type_3: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul_2: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type_3, arg6)
        mul_3: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(mul_2, arg0)
        convert_element_type_4: "f32[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_4: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(mul_2, convert_element_type_4)
        mul_5: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type_4, arg0)
        mul_6: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(convert_element_type_3, mul_5)
        pow_2: "f32[1, 1000, 2048]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_4, 1.0)
        mul_7: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Scalar(pow_2, 2.0)
        sum_1: "f32[1, 1, 2048]" = torch.ops.aten.sum.dim_IntList(mul_6, [0, 1], True, dtype = torch.float32)
        reshape_2: "f32[2048]" = torch.ops.aten.reshape.default(sum_1, p14)
        sum_2: "f32[1, 1000, 1]" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True, dtype = torch.float32)
        mul_8: "f32[1, 1000, 1]" = torch.ops.aten.mul.Scalar(sum_2, -0.5)
        mul_9: "f32[1, 1000, 1]" = torch.ops.aten.mul.Tensor(mul_8, pow_1)
        expand: "f32[1, 1000, 2048]" = torch.ops.aten.expand.default(mul_9, p15)
        div: "f32[1, 1000, 2048]" = torch.ops.aten.div.Scalar(expand, 2048.0)
        mul_10: "f32[1, 1000, 2048]" = torch.ops.aten.mul.Tensor(div, mul_7)
        add_2: "f32[1, 1000, 2048]" = torch.ops.aten.add.Tensor(mul_3, mul_10)
        convert_element_type_5: "bf16[1, 1000, 2048]" = torch.ops.prims.convert_element_type.default(add_2, torch.bfloat16)
        reshape_3: "bf16[1000, 2048]" = torch.ops.aten.reshape.default(convert_element_type_5, p16)
        permute_1: "bf16[2048, 1000]" = torch.ops.aten.permute.default(reshape_3, [1, 0])
        return (reshape_2, reshape_3, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
