"""assay repro 1
pattern 0b2ddbca3fe0acaffa5e22298605dfcfec0ee7691d8531329268ee0b6210fdfd
home    19b8b97194bb
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[768]", arg1: "f32[768]", arg2: "bf16[1536, 16, 16]", arg3: "bf16[1536, 16, 16]", arg4: "bf16[1536, 16, 32]", arg5: "bf16[2048, 768]", arg6: "f32[1, 768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        mul: "f32[768]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "f32[768]" = torch.ops.aten.mul.Tensor(arg0, arg0)
        reshape: "bf16[128, 12, 16, 16]" = torch.ops.aten.reshape.default(arg2, p0)
        permute: "bf16[128, 12, 16, 16]" = torch.ops.aten.permute.default(reshape, [0, 1, 3, 2])
        permute_1: "bf16[128, 16, 12, 16]" = torch.ops.aten.permute.default(permute, [0, 2, 1, 3])
        reshape_1: "bf16[128, 12, 16, 16]" = torch.ops.aten.reshape.default(arg3, p1)
        permute_2: "bf16[128, 16, 12, 16]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        reshape_2: "bf16[128, 12, 16, 32]" = torch.ops.aten.reshape.default(arg4, p2)
        permute_3: "bf16[128, 16, 12, 32]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1, 3])
        cat: "bf16[128, 16, 12, 64]" = torch.ops.aten.cat.default([permute_2, permute_1, permute_3], 3)
        reshape_3: "bf16[128, 16, 768]" = torch.ops.aten.reshape.default(cat, p3)
        reshape_4: "bf16[2048, 768]" = torch.ops.aten.reshape.default(reshape_3, p4)
        unsqueeze: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul, 0)
        convert_element_type: "f32[2048, 768]" = torch.ops.prims.convert_element_type.default(arg5, torch.float32)
        sub: "f32[2048, 768]" = torch.ops.aten.sub.Tensor(convert_element_type, arg6)
        convert_element_type_1: "f32[2048, 768]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        mul_2: "f32[2048, 768]" = torch.ops.aten.mul.Tensor(convert_element_type_1, sub)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_2, [0])
        mul_3: "f32[768]" = torch.ops.aten.mul.Tensor(sum_1, arg0)
        mul_4: "f32[768]" = torch.ops.aten.mul.Tensor(sum_1, 0.00048828125)
        mul_5: "f32[768]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(convert_element_type_1, [0])
        mul_6: "f32[768]" = torch.ops.aten.mul.Tensor(sum_2, 0.00048828125)
        unsqueeze_1: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        mul_7: "f32[2048, 768]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_1)
        sub_1: "f32[2048, 768]" = torch.ops.aten.sub.Tensor(convert_element_type_1, mul_7)
        unsqueeze_2: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        sub_2: "f32[2048, 768]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_2)
        mul_8: "f32[2048, 768]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze)
        convert_element_type_2: "bf16[2048, 768]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        permute_4: "bf16[768, 2048]" = torch.ops.aten.permute.default(convert_element_type_2, [1, 0])
        return (mul_3, sum_2, convert_element_type_2, permute_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
