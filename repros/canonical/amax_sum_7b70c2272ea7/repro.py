"""assay repro 1
pattern 7b70c2272ea7d2ff921d87ab2b6a8216c7feba7193e324a81143e5712cad2734
home    795e954dff62
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[512, 1, 200]", p0: "size", p1: "size", p2: "size", p3: "size[]", p4: "size[]", p5: "size[]"):
        slice_1: "bf16[512, 1, 197]" = torch.ops.aten.slice.Tensor(arg0, 2, p0, p1, p2)
        reshape: "bf16[128, 4, 1, 197]" = torch.ops.aten.reshape.default(slice_1, p3)
        convert_element_type: "f32[128, 4, 1, 197]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[128, 4, 1, 197]" = torch.ops.aten.mul.Tensor(convert_element_type, 1.0)
        amax: "f32[128, 4, 1, 1]" = torch.ops.aten.amax.default(mul, [3], True)
        sub: "f32[128, 4, 1, 197]" = torch.ops.aten.sub.Tensor(mul, amax)
        mul_1: "f32[128, 4, 1, 197]" = torch.ops.aten.mul.Tensor(sub, 0.125)
        exp: "f32[128, 4, 1, 197]" = torch.ops.aten.exp.default(mul_1)
        sum_1: "f32[128, 4, 1, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[128, 4, 1, 197]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[128, 4, 1, 197]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[128, 4, 1, 197]" = torch.ops.aten.expand.default(convert_element_type_1, p4)
        reshape_1: "bf16[512, 1, 197]" = torch.ops.aten.reshape.default(expand, p5)
        permute: "bf16[512, 197, 1]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        return (amax, sum_1, reshape_1, permute)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
