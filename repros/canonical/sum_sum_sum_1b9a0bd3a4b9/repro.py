"""assay repro 1
pattern 1b9a0bd3a4b99cb7d1f4098265183767835df698ff1c1102c6e6d18bfd1a9aba
home    3dfa966f8876
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 1, 1]", arg1: "bf16[128, 128]", arg2: "bf16[128, 128]", arg3: "f32[128, 401, 128]", arg4: "f32[128, 1, 1]", arg5: "f32[128]", arg6: "f32[128]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size[]", p6: "size[]"):
        div: "f32[128, 1, 1]" = torch.ops.aten.div.Tensor(arg0, 128.0)
        reshape: "bf16[128, 1, 128]" = torch.ops.aten.reshape.default(arg1, p0)
        reshape_1: "bf16[128, 1, 128]" = torch.ops.aten.reshape.default(arg2, p1)
        slice_1: "f32[128, 1, 128]" = torch.ops.aten.slice.Tensor(arg3, 1, p2, p3, p4)
        add: "f32[128, 1, 128]" = torch.ops.aten.add.Tensor(slice_1, reshape_1)
        sub: "f32[128, 1, 128]" = torch.ops.aten.sub.Tensor(add, arg4)
        mul: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(sub, arg0)
        mul_1: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(mul, arg5)
        add_1: "f32[128, 1, 128]" = torch.ops.aten.add.Tensor(mul_1, arg6)
        mul_2: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(add_1, add_1)
        mul_3: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(add_1, 0.7071067811865476)
        erf: "f32[128, 1, 128]" = torch.ops.aten.erf.default(mul_3)
        add_2: "f32[128, 1, 128]" = torch.ops.aten.add.Tensor(erf, 1.0)
        mul_4: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(add_2, 0.5)
        mul_5: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(mul_2, -0.5)
        exp: "f32[128, 1, 128]" = torch.ops.aten.exp.default(mul_5)
        mul_6: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(exp, 0.3989422804014327)
        mul_7: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(add_1, mul_6)
        add_3: "f32[128, 1, 128]" = torch.ops.aten.add.Tensor(mul_4, mul_7)
        convert_element_type: "f32[128, 1, 128]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_8: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(convert_element_type, add_3)
        mul_9: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(mul_8, arg5)
        mul_10: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(mul_8, mul)
        mul_11: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(mul_9, mul)
        mul_12: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(mul_9, 128.0)
        sum_1: "f32[128]" = torch.ops.aten.sum.dim_IntList(mul_10, [0, 1])
        sum_2: "f32[128]" = torch.ops.aten.sum.dim_IntList(mul_8, [0, 1])
        sum_3: "f32[128, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_11, [2], True)
        mul_13: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[128, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_9, [2], True)
        sub_1: "f32[128, 1, 128]" = torch.ops.aten.sub.Tensor(mul_12, sum_4)
        sub_2: "f32[128, 1, 128]" = torch.ops.aten.sub.Tensor(sub_1, mul_13)
        mul_14: "f32[128, 1, 128]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_1: "bf16[128, 1, 128]" = torch.ops.prims.convert_element_type.default(mul_14, torch.bfloat16)
        reshape_2: "bf16[128, 128]" = torch.ops.aten.reshape.default(convert_element_type_1, p5)
        permute: "bf16[128, 128]" = torch.ops.aten.permute.default(reshape_2, [1, 0])
        sum_5: "f32[1, 128]" = torch.ops.aten.sum.dim_IntList(reshape_2, [0], True, dtype = torch.float32)
        reshape_3: "f32[128]" = torch.ops.aten.reshape.default(sum_5, p6)
        convert_element_type_2: "f32[128]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        return (sum_1, sum_2, mul_14, reshape_2, permute, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
