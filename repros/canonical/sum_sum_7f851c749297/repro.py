"""assay repro 1
pattern 7f851c749297856ec6701aa126a7df00c9f70aa272c4be476bf5ee0016e297fc
home    ed7c648c4316
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[640]", arg1: "f32[640]", arg2: "bf16[2048, 196, 64]", arg3: "bf16[2048, 16, 196]", arg4: "bf16[50176, 640]", arg5: "f32[1, 640]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]"):
        mul: "f32[640]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "f32[640]" = torch.ops.aten.mul.Tensor(arg0, arg0)
        reshape: "bf16[256, 8, 196, 64]" = torch.ops.aten.reshape.default(arg2, p0)
        permute: "bf16[256, 196, 8, 64]" = torch.ops.aten.permute.default(reshape, [0, 2, 1, 3])
        reshape_1: "bf16[256, 8, 16, 196]" = torch.ops.aten.reshape.default(arg3, p1)
        permute_1: "bf16[256, 196, 8, 16]" = torch.ops.aten.permute.default(reshape_1, [0, 3, 1, 2])
        cat: "bf16[256, 196, 8, 80]" = torch.ops.aten.cat.default([permute_1, permute], 3)
        reshape_2: "bf16[256, 196, 640]" = torch.ops.aten.reshape.default(cat, p2)
        reshape_3: "bf16[50176, 640]" = torch.ops.aten.reshape.default(reshape_2, p3)
        unsqueeze: "f32[1, 640]" = torch.ops.aten.unsqueeze.default(mul, 0)
        convert_element_type: "f32[50176, 640]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        sub: "f32[50176, 640]" = torch.ops.aten.sub.Tensor(convert_element_type, arg5)
        convert_element_type_1: "f32[50176, 640]" = torch.ops.prims.convert_element_type.default(reshape_3, torch.float32)
        mul_2: "f32[50176, 640]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        sum_1: "f32[640]" = torch.ops.aten.sum.dim_IntList(mul_2, [0])
        mul_3: "f32[640]" = torch.ops.aten.mul.Tensor(sum_1, arg0)
        mul_4: "f32[640]" = torch.ops.aten.mul.Tensor(sum_1, 1.992984693877551e-05)
        mul_5: "f32[640]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[640]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0])
        mul_6: "f32[640]" = torch.ops.aten.mul.Tensor(sum_2, 1.992984693877551e-05)
        unsqueeze_1: "f32[1, 640]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        mul_7: "f32[50176, 640]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_1)
        sub_1: "f32[50176, 640]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_7)
        unsqueeze_2: "f32[1, 640]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        sub_2: "f32[50176, 640]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_2)
        mul_8: "f32[50176, 640]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze)
        convert_element_type_2: "bf16[50176, 640]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        permute_2: "bf16[640, 50176]" = torch.ops.aten.permute.default(convert_element_type_2, [1, 0])
        return (mul_3, sum_2, convert_element_type_2, permute_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
