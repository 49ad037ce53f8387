"""assay repro 1
pattern 31bde2bf0c1a6fba06a419ae704ef520bb112a89a2964490be994cdbaf3c6bb3
home    88bcedb07257
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[128, 1, 1, 1]", arg1: "bf16[128, 640]", arg2: "f32[640]", arg3: "bf16[128, 1, 1, 640]", arg4: "f32[128, 1, 1, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size[]", p6: "size[]", p7: "size", p8: "size[]"):
        div: "f32[128, 1, 1, 1]" = torch.ops.aten.div.Tensor(arg0, 640.0)
        full: "bf16[81920]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.bfloat16)
        convert_element_type: "f32[128, 640]" = torch.ops.prims.convert_element_type.default(arg1, torch.float32)
        reshape: "f32[128, 640, 1, 1]" = torch.ops.aten.reshape.default(convert_element_type, p1)
        permute: "f32[128, 1, 1, 640]" = torch.ops.aten.permute.default(reshape, [0, 2, 3, 1])
        mul: "f32[128, 1, 1, 640]" = torch.ops.aten.mul.Tensor(permute, arg2)
        mul_1: "f32[128, 1, 1, 640]" = torch.ops.aten.mul.Tensor(mul, 640.0)
        sum_1: "f32[640]" = torch.ops.aten.sum.dim_IntList(permute, [0, 1, 2])
        sum_2: "f32[128, 1, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        sub: "f32[128, 1, 1, 640]" = torch.ops.aten.sub.Tensor(mul_1, sum_2)
        convert_element_type_1: "f32[128, 1, 1, 640]" = torch.ops.prims.convert_element_type.default(arg3, torch.float32)
        sub_1: "f32[128, 1, 1, 640]" = torch.ops.aten.sub.Tensor(convert_element_type_1, arg4)
        mul_2: "f32[128, 1, 1, 640]" = torch.ops.aten.mul.Tensor(sub_1, arg0)
        mul_3: "f32[128, 1, 1, 640]" = torch.ops.aten.mul.Tensor(mul, mul_2)
        mul_4: "f32[128, 1, 1, 640]" = torch.ops.aten.mul.Tensor(permute, mul_2)
        sum_3: "f32[640]" = torch.ops.aten.sum.dim_IntList(mul_4, [0, 1, 2])
        sum_4: "f32[128, 1, 1, 1]" = torch.ops.aten.sum.dim_IntList(mul_3, [3], True)
        mul_5: "f32[128, 1, 1, 640]" = torch.ops.aten.mul.Tensor(mul_2, sum_4)
        sub_2: "f32[128, 1, 1, 640]" = torch.ops.aten.sub.Tensor(sub, mul_5)
        mul_6: "f32[128, 1, 1, 640]" = torch.ops.aten.mul.Tensor(div, sub_2)
        convert_element_type_2: "bf16[128, 1, 1, 640]" = torch.ops.prims.convert_element_type.default(mul_6, torch.bfloat16)
        permute_1: "bf16[128, 640, 1, 1]" = torch.ops.aten.permute.default(convert_element_type_2, [0, 3, 1, 2])
        squeeze: "bf16[128, 640, 1]" = torch.ops.aten.squeeze.dim(permute_1, 3)
        squeeze_1: "bf16[128, 640]" = torch.ops.aten.squeeze.dim(squeeze, 2)
        as_strided_scatter: "bf16[81920]" = torch.ops.aten.as_strided_scatter.default(full, squeeze_1, p2, p3, p4)
        as_strided: "bf16[128, 640, 1, 1]" = torch.ops.aten.as_strided.default(as_strided_scatter, p5, p6, p7)
        expand: "bf16[128, 640, 7, 7]" = torch.ops.aten.expand.default(as_strided, p8)
        div_1: "bf16[128, 640, 7, 7]" = torch.ops.aten.div.Scalar(expand, 49.0)
        sum_5: "bf16[640]" = torch.ops.aten.sum.dim_IntList(div_1, [0, 2, 3])
        convert_element_type_3: "f32[640]" = torch.ops.prims.convert_element_type.default(sum_5, torch.float32)
        return (sum_1, sum_3, div_1, convert_element_type_3)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
