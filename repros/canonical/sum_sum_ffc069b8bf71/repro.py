"""assay repro 1
pattern ffc069b8bf71e6087644b166f76991285b9e2506b55a17840f0ae56e36ab03da
home    f650d18642a0
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "f32[768]", arg1: "f32[768]", arg2: "bf16[128, 768]", arg3: "f32[128, 768, 7, 7][37632, 1, 5376, 768]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size[]", p6: "size[]", p7: "size", p8: "size[]"):
        full: "f32[98304]" = torch.ops.aten.full.default(p0, 0.0, dtype = torch.float32)
        mul: "f32[768]" = torch.ops.aten.mul.Tensor(arg0, arg1)
        mul_1: "f32[768]" = torch.ops.aten.mul.Tensor(arg0, arg0)
        unsqueeze: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 768, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_2: "f32[1, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 3)
        convert_element_type: "f32[128, 768]" = torch.ops.prims.convert_element_type.default(arg2, torch.float32)
        reshape: "f32[128, 768, 1, 1]" = torch.ops.aten.reshape.default(convert_element_type, p1)
        squeeze: "f32[128, 768, 1]" = torch.ops.aten.squeeze.dim(reshape, 3)
        squeeze_1: "f32[128, 768]" = torch.ops.aten.squeeze.dim(squeeze, 2)
        as_strided_scatter: "f32[98304]" = torch.ops.aten.as_strided_scatter.default(full, squeeze_1, p2, p3, p4)
        as_strided: "f32[128, 768, 1, 1]" = torch.ops.aten.as_strided.default(as_strided_scatter, p5, p6, p7)
        expand: "f32[128, 768, 7, 7]" = torch.ops.aten.expand.default(as_strided, p8)
        div: "f32[128, 768, 7, 7]" = torch.ops.aten.div.Scalar(expand, 49.0)
        mul_2: "f32[128, 768, 7, 7]" = torch.ops.aten.mul.Tensor(div, arg3)
        sum_1: "f32[768]" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2, 3])
        mul_3: "f32[768]" = torch.ops.aten.mul.Tensor(sum_1, arg0)
        mul_4: "f32[768]" = torch.ops.aten.mul.Tensor(sum_1, 0.00015943877551020407)
        mul_5: "f32[768]" = torch.ops.aten.mul.Tensor(mul_4, mul_1)
        sum_2: "f32[768]" = torch.ops.aten.sum.dim_IntList(div, [0, 2, 3])
        mul_6: "f32[768]" = torch.ops.aten.mul.Tensor(sum_2, 0.00015943877551020407)
        unsqueeze_3: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul_5, 0)
        unsqueeze_4: "f32[1, 768]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_5: "f32[1, 768, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_6: "f32[1, 768, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2)
        unsqueeze_7: "f32[1, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        mul_7: "f32[128, 768, 7, 7]" = torch.ops.aten.mul.Tensor(arg3, unsqueeze_7)
        sub: "f32[128, 768, 7, 7]" = torch.ops.aten.sub.Tensor(div, mul_7)
        unsqueeze_8: "f32[1, 768, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 3)
        sub_1: "f32[128, 768, 7, 7]" = torch.ops.aten.sub.Tensor(sub, unsqueeze_8)
        mul_8: "f32[128, 768, 7, 7]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_2)
        convert_element_type_1: "bf16[128, 768, 7, 7]" = torch.ops.prims.convert_element_type.default(mul_8, torch.bfloat16)
        return (mul_3, sum_2, mul_8, convert_element_type_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
