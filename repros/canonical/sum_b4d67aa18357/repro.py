"""assay repro 1
pattern b4d67aa18357cdca2ab55db63a226423d61c2de14962bda185bd40a7c561ee22
home    06dd320fb3dc
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[384, 197, 50]", arg1: "bf16[384, 200, 56]", arg2: "f32[64, 6, 197, 1]", arg3: "f32[64, 6, 197, 1]", p0: "size[]", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size[]", p8: "size[]", p9: "size[]", p10: "size[]"):
        reshape: "bf16[64, 6, 197, 50, 1]" = torch.ops.aten.reshape.default(arg0, p0)
        slice_1: "bf16[384, 197, 56]" = torch.ops.aten.slice.Tensor(arg1, 1, p1, p2, p3)
        slice_2: "bf16[384, 197, 50]" = torch.ops.aten.slice.Tensor(slice_1, 2, p4, p5, p6)
        reshape_1: "bf16[64, 6, 197, 1, 50]" = torch.ops.aten.reshape.default(slice_2, p7)
        permute: "bf16[64, 6, 197, 50, 1]" = torch.ops.aten.permute.default(reshape_1, [0, 1, 2, 4, 3])
        reshape_2: "bf16[64, 6, 197, 50]" = torch.ops.aten.reshape.default(permute, p8)
        squeeze: "bf16[64, 6, 197, 50]" = torch.ops.aten.squeeze.dim(reshape, 4)
        convert_element_type: "f32[64, 6, 197, 50]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        mul: "f32[64, 6, 197, 50]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.0)
        sub: "f32[64, 6, 197, 50]" = torch.ops.aten.sub.Tensor(mul, arg2)
        mul_1: "f32[64, 6, 197, 50]" = torch.ops.aten.mul.Tensor(sub, 0.05103103630798288)
        exp: "f32[64, 6, 197, 50]" = torch.ops.aten.exp.default(mul_1)
        div: "f32[64, 6, 197, 50]" = torch.ops.aten.div.Tensor(exp, arg3)
        neg: "f32[64, 6, 197, 50]" = torch.ops.aten.neg.default(div)
        convert_element_type_1: "f32[64, 6, 197, 50]" = torch.ops.prims.convert_element_type.default(squeeze, torch.float32)
        mul_2: "f32[64, 6, 197, 50]" = torch.ops.aten.mul.Tensor(convert_element_type_1, div)
        sum_1: "f32[64, 6, 197, 1]" = torch.ops.aten.sum.dim_IntList(mul_2, [3], True)
        fma: "f32[64, 6, 197, 50]" = torch.ops.prims.fma.default(neg, sum_1, mul_2)
        convert_element_type_2: "bf16[64, 6, 197, 50]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        mul_3: "bf16[64, 6, 197, 50]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.05103103630798288)
        reshape_3: "bf16[64, 6, 197, 50, 1]" = torch.ops.aten.reshape.default(mul_3, p9)
        permute_1: "bf16[64, 6, 197, 1, 50]" = torch.ops.aten.permute.default(reshape_3, [0, 1, 2, 4, 3])
        reshape_4: "bf16[384, 197, 50]" = torch.ops.aten.reshape.default(permute_1, p10)
        return (reshape_4,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
