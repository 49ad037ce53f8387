"""assay repro 1
pattern 4d469b5a0d751cf30220da0dc21c326067f99379018790f3bead36f2f076737b
home    697a38436d6e
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[6272, 448]", arg1: "bf16[128, 448]", arg2: "bf16[128, 448]", arg3: "f32[448]", arg4: "f32[128, 49, 448]", arg5: "f32[128, 49, 1]", arg6: "f32[448]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        reshape: "bf16[128, 49, 448]" = torch.ops.aten.reshape.default(arg0, p0)
        convert_element_type: "f32[128, 448]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        convert_element_type_1: "f32[128, 448]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        add: "f32[128, 448]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_1)
        unsqueeze: "f32[128, 1, 448]" = torch.ops.aten.unsqueeze.default(add, 1)
        expand: "f32[128, 49, 448]" = torch.ops.aten.expand.default(unsqueeze, p1)
        div: "f32[128, 49, 448]" = torch.ops.aten.div.Scalar(expand, 49.0)
        mul: "f32[128, 49, 448]" = torch.ops.aten.mul.Tensor(div, arg3)
        mul_1: "f32[128, 49, 448]" = torch.ops.aten.mul.Tensor(div, arg4)
        mul_2: "f32[128, 49, 448]" = torch.ops.aten.mul.Tensor(mul, arg4)
        mul_3: "f32[128, 49, 448]" = torch.ops.aten.mul.Tensor(mul, 448.0)
        sum_1: "f32[448]" = torch.ops.aten.sum.dim_IntList(div, [0, 1])
        sum_2: "f32[448]" = torch.ops.aten.sum.dim_IntList(mul_1, [0, 1])
        sum_3: "f32[128, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_4: "f32[128, 49, 448]" = torch.ops.aten.mul.Tensor(arg4, sum_3)
        sum_4: "f32[128, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[128, 49, 448]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[128, 49, 448]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[128, 49, 448]" = torch.ops.aten.mul.Tensor(arg5, sub_1)
        mul_6: "f32[128, 49, 448]" = torch.ops.aten.mul.Tensor(mul_5, arg6)
        mul_7: "f32[128, 49, 448]" = torch.ops.aten.mul.Tensor(mul_5, reshape)
        sum_5: "f32[1, 1, 448]" = torch.ops.aten.sum.dim_IntList(mul_7, [0, 1], True, dtype = torch.float32)
        reshape_1: "f32[448]" = torch.ops.aten.reshape.default(sum_5, p2)
        convert_element_type_2: "bf16[128, 49, 448]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        reshape_2: "bf16[6272, 448]" = torch.ops.aten.reshape.default(convert_element_type_2, p3)
        permute: "bf16[448, 6272]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_6: "f32[1, 448]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[448]" = torch.ops.aten.reshape.default(sum_6, p4)
        convert_element_type_3: "f32[448]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (sum_1, sum_2, mul_5, reshape_1, reshape_2, permute, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
