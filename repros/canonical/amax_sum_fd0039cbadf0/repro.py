"""assay repro 1
pattern fd0039cbadf0173a2dffcc7bb3acec74f4946c6f2cd4c9ae792bbd9ac2b6620b
home    e61023a09fea
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[384, 200, 56]", p0: "size", p1: "size", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]"):
        slice_1: "bf16[384, 197, 56]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        slice_2: "bf16[384, 197, 50]" = torch.ops.aten.slice.Tensor(slice_1, 2, p3, p4, p5)
        reshape: "bf16[64, 6, 197, 1, 50]" = torch.ops.aten.reshape.default(slice_2, p6)
        permute: "bf16[64, 6, 197, 50, 1]" = torch.ops.aten.permute.default(reshape, [0, 1, 2, 4, 3])
        reshape_1: "bf16[64, 6, 197, 50]" = torch.ops.aten.reshape.default(permute, p7)
        convert_element_type: "f32[64, 6, 197, 50]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        mul: "f32[64, 6, 197, 50]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.0)
        amax: "f32[64, 6, 197, 1]" = torch.ops.aten.amax.default(mul, [3], True)
        sub: "f32[64, 6, 197, 50]" = torch.ops.aten.sub.Tensor(mul, amax)
        mul_1: "f32[64, 6, 197, 50]" = torch.ops.aten.mul.Tensor(sub, 0.05103103630798288)
        exp: "f32[64, 6, 197, 50]" = torch.ops.aten.exp.default(mul_1)
        sum_1: "f32[64, 6, 197, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[64, 6, 197, 50]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[64, 6, 197, 50]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        unsqueeze: "bf16[64, 6, 197, 50, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 4)
        reshape_2: "bf16[384, 197, 50]" = torch.ops.aten.reshape.default(unsqueeze, p8)
        constant_pad_nd: "bf16[384, 200, 56]" = torch.ops.aten.constant_pad_nd.default(reshape_2, p9)
        permute_1: "bf16[384, 50, 197]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        return (amax, sum_1, constant_pad_nd, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
