"""assay repro 1
pattern 1893f227b79165c076e42729e0dee4af597146358de4e6189597ef5ce47f8ea0
home    eed58c8c303c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16448, 768]", arg1: "bf16[64, 1536]", arg2: "f32[768]", arg3: "f32[64, 257, 768]", arg4: "f32[64, 257, 1]", arg5: "f32[768]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size[]", p10: "size", p11: "size", p12: "size", p13: "size[]", p14: "size[]", p15: "size[]"):
        full: "f32[64, 257, 768]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        reshape: "bf16[64, 257, 768]" = torch.ops.aten.reshape.default(arg0, p1)
        convert_element_type: "f32[64, 1536]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        slice_1: "f32[64, 768]" = torch.ops.aten.slice.Tensor(convert_element_type, 1, p2, p3, p4)
        slice_2: "f32[64, 768]" = torch.ops.aten.slice.Tensor(convert_element_type, 1, p5, p6, p7)
        select_scatter: "f32[64, 257, 768]" = torch.ops.aten.select_scatter.default(full, slice_2, 1, p8)
        unsqueeze: "f32[64, 1, 768]" = torch.ops.aten.unsqueeze.default(slice_1, 1)
        expand: "f32[64, 256, 768]" = torch.ops.aten.expand.default(unsqueeze, p9)
        div: "f32[64, 256, 768]" = torch.ops.aten.div.Scalar(expand, 256.0)
        slice_scatter: "f32[64, 257, 768]" = torch.ops.aten.slice_scatter.default(full, div, 1, p10, p11, p12)
        add: "f32[64, 257, 768]" = torch.ops.aten.add.Tensor(slice_scatter, select_scatter)
        mul: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(add, arg2)
        mul_1: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(add, arg3)
        mul_2: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(mul, arg3)
        mul_3: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(mul, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(add, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_3: "f32[64, 257, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_4: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(arg3, sum_3)
        sum_4: "f32[64, 257, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[64, 257, 768]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[64, 257, 768]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(arg4, sub_1)
        mul_6: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(mul_5, arg5)
        mul_7: "f32[64, 257, 768]" = torch.ops.aten.mul.Tensor(mul_5, reshape)
        sum_5: "f32[1, 1, 768]" = torch.ops.aten.sum.dim_IntList(mul_7, [0, 1], True, dtype = torch.float32)
        reshape_1: "f32[768]" = torch.ops.aten.reshape.default(sum_5, p13)
        convert_element_type_1: "bf16[64, 257, 768]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        reshape_2: "bf16[16448, 768]" = torch.ops.aten.reshape.default(convert_element_type_1, p14)
        permute: "bf16[768, 16448]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_6: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[768]" = torch.ops.aten.reshape.default(sum_6, p15)
        convert_element_type_2: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (sum_1, sum_2, mul_5, reshape_1, reshape_2, permute, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
