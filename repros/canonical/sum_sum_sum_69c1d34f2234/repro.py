"""assay repro 1
pattern 69c1d34f2234c52f11b1b224e6bc4985e36db694b5e23d5c996e0e629108a30b
home    48052556b3eb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[64, 196, 1]", arg1: "bf16[12544, 384]", arg2: "bf16[64, 196, 384]", arg3: "f32[64, 196, 1]", arg4: "f32[384]", arg5: "bf16[64, 196, 384]", arg6: "i64[64, 1, 196, 384]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]"):
        div: "f32[64, 196, 1]" = torch.ops.aten.div.Tensor(arg0, 384.0)
        full: "bf16[64, 4, 196, 384]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        reshape: "bf16[64, 196, 384]" = torch.ops.aten.reshape.default(arg1, p1)
        convert_element_type: "f32[64, 196, 384]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        sub: "f32[64, 196, 384]" = torch.ops.aten.sub.Tensor(convert_element_type, arg3)
        mul: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(sub, arg0)
        convert_element_type_1: "f32[64, 196, 384]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul_1: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg4)
        mul_2: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(mul_1, mul)
        mul_3: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(convert_element_type_1, mul)
        mul_4: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(mul_1, 384.0)
        sum_1: "f32[384]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 1])
        sum_2: "f32[384]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0, 1])
        sum_3: "f32[64, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [2], True)
        mul_5: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(mul, sum_3)
        sum_4: "f32[64, 196, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        sub_1: "f32[64, 196, 384]" = torch.ops.aten.sub.Tensor(mul_4, sum_4)
        sub_2: "f32[64, 196, 384]" = torch.ops.aten.sub.Tensor(sub_1, mul_5)
        mul_6: "f32[64, 196, 384]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[64, 196, 384]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        add: "bf16[64, 196, 384]" = torch.ops.aten.add.Tensor(arg5, convert_element_type_2)
        reshape_1: "bf16[12544, 384]" = torch.ops.aten.reshape.default(add, p2)
        permute: "bf16[384, 12544]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_5: "f32[1, 384]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[384]" = torch.ops.aten.reshape.default(sum_5, p3)
        unsqueeze: "bf16[64, 1, 196, 384]" = torch.ops.aten.unsqueeze.default(add, 1)
        scatter: "bf16[64, 4, 196, 384]" = torch.ops.aten.scatter.src(full, 1, arg6, unsqueeze)
        reshape_3: "bf16[64, 784, 384]" = torch.ops.aten.reshape.default(scatter, p4)
        reshape_4: "bf16[50176, 384]" = torch.ops.aten.reshape.default(reshape_3, p5)
        permute_1: "bf16[384, 50176]" = torch.ops.aten.permute.default(reshape_4, [1, 0])
        sum_6: "f32[1, 384]" = torch.ops.aten.sum.dim_IntList(reshape_4, [0], True, dtype = torch.float32)
        reshape_5: "f32[384]" = torch.ops.aten.reshape.default(sum_6, p6)
        convert_element_type_3: "f32[384]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        convert_element_type_4: "f32[384]" = torch.ops.prims.convert_element_type.default(reshape_5, torch.float32)
        return (sum_1, sum_2, reshape_1, permute, reshape_4, permute_1, convert_element_type_3, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
