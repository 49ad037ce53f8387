"""assay repro 1
pattern 1b6829401eac49706a18acbe6847d1cbbf5dbf4abf988fd81928f22ee61bae58
home    769be9473710
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 768]", arg1: "f32[768]", arg2: "f32[64, 49, 768]", arg3: "f32[64, 49, 1]", arg4: "bf16[64, 1, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size[]", p6: "size[]", p7: "size", p8: "size[]", p9: "size[]", p10: "size[]"):
        full: "f32[49152]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        convert_element_type: "f32[64, 768]" = torch.ops.prims.convert_element_type.default(arg0, torch.float32)
        reshape: "f32[64, 768, 1]" = torch.ops.aten.reshape.default(convert_element_type, p1)
        unsqueeze: "f32[64, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(reshape, 2)
        squeeze: "f32[64, 768, 1]" = torch.ops.aten.squeeze.dim(unsqueeze, 3)
        squeeze_1: "f32[64, 768]" = torch.ops.aten.squeeze.dim(squeeze, 2)
        as_strided_scatter: "f32[49152]" = torch.ops.aten.as_strided_scatter.default(full, squeeze_1, p2, p3, p4)
        as_strided: "f32[64, 768, 1, 1]" = torch.ops.aten.as_strided.default(as_strided_scatter, p5, p6, p7)
        expand: "f32[64, 768, 1, 49]" = torch.ops.aten.expand.default(as_strided, p8)
        div: "f32[64, 768, 1, 49]" = torch.ops.aten.div.Scalar(expand, 49.0)
        squeeze_2: "f32[64, 768, 49]" = torch.ops.aten.squeeze.dim(div, 2)
        permute: "f32[64, 49, 768]" = torch.ops.aten.permute.default(squeeze_2, [0, 2, 1])
        mul: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(permute, arg1)
        mul_1: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(mul, arg2)
        mul_2: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(permute, arg2)
        mul_3: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(mul, 768.0)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 1])
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(permute, [0, 1])
        sum_3: "f32[64, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul_1, [2], True)
        mul_4: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(arg2, sum_3)
        sum_4: "f32[64, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul, [2], True)
        sub: "f32[64, 49, 768]" = torch.ops.aten.sub.Tensor(mul_3, sum_4)
        sub_1: "f32[64, 49, 768]" = torch.ops.aten.sub.Tensor(sub, mul_4)
        mul_5: "f32[64, 49, 768]" = torch.ops.aten.mul.Tensor(arg3, sub_1)
        convert_element_type_1: "bf16[64, 49, 768]" = torch.ops.prims.convert_element_type.default(mul_5, torch.bfloat16)
        mul_6: "bf16[64, 49, 768]" = torch.ops.aten.mul.Tensor(convert_element_type_1, arg4)
        div_1: "bf16[64, 49, 768]" = torch.ops.aten.div.Tensor(mul_6, 0.8999999985098839)
        mul_7: "bf16[64, 49, 768]" = torch.ops.aten.mul.Tensor(div_1, 1.0)
        clone: "bf16[64, 49, 768]" = torch.ops.aten.clone.default(mul_7, memory_format = torch.contiguous_format)
        reshape_1: "bf16[3136, 768]" = torch.ops.aten.reshape.default(clone, p9)
        permute_1: "bf16[768, 3136]" = torch.ops.aten.permute.default(reshape_1, [1, 0])
        sum_5: "f32[1, 768]" = torch.ops.aten.sum.dim_IntList(reshape_1, [0], True, dtype = torch.float32)
        reshape_2: "f32[768]" = torch.ops.aten.reshape.default(sum_5, p10)
        convert_element_type_2: "f32[768]" = torch.ops.prims.convert_element_type.default(reshape_2, torch.float32)
        return (sum_1, sum_2, mul_5, reshape_1, permute_1, convert_element_type_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
